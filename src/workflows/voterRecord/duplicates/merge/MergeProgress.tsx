import { useEffect, useRef, useState } from 'react';
import { pauseTexts, stateWords } from '@/records/jobs/items/batchState';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { usePasswordFirst } from '@/ui/ownPassword';
import { Dialog } from '@/ui/panel/Dialog';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { StepRow, Steps } from '@/records/jobs/steps/StepList';
import { titleOf, type VoterRecord } from '@/lookups/voters/voter';
import { pagePath } from '@/records/links/voters';
import { voterRemoval } from '@/features/voters/voterRemoval';
import { Actions } from '../list/listStyles';
import type { MergeController, MergeState, StepKey } from './mergeTypes';

interface MergeProgressProps {
  state: MergeState;
  controller: MergeController;
  canGoOn: boolean;
  kept: VoterRecord;
  gone: VoterRecord;
  /** Why the person may not remove. */
  removeBlocked: string | undefined;
}

function moveLabel(moves: MergeState['moves'], keptId: number) {
  const label = `Atendimentos passados ao nº ${keptId}, e relidos`;
  if (!moves) return label;
  const moved = moves.entries.filter(({ state }) => state === 'done').length;
  return moves.entries.length === 0
    ? `${label}: não havia nenhum`
    : `${label}: ${moved} de ${moves.entries.length}`;
}

function remindersLabel(carried: number | null, goneId: number, keptId: number) {
  const label = `Lembretes do nº ${goneId} passados ao nº ${keptId}, e relidos`;
  return carried === null ? label : `${label}: ${carried === 0 ? 'nenhum' : carried}`;
}

/** The steps with their marks, the obstacle to the next one, and the removal once there is none. */
export function MergeProgress({ state, controller, canGoOn, kept, gone, removeBlocked }: MergeProgressProps) {
  const { steps, moves, carried, isBusy, pauseReason, mayRemove, isRemoved } = state;
  const [isAsking, setAsking] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  // The focused button has unmounted.
  useEffect(() => status.current?.focus(), []);
  const labels: Record<StepKey, string> = {
    backup: 'Dossiê dos dois cadastros baixado',
    save: `Cadastro nº ${kept.id} gravado, e relido`,
    move: moveLabel(moves, kept.id),
    kin: `Famílias que diziam o nº ${gone.id} dizem o nº ${kept.id}`,
    reminders: remindersLabel(carried, gone.id, kept.id),
    check: `Nenhum atendimento com o nº ${gone.id}`,
    remove: `Cadastro nº ${gone.id} excluído`,
    finish: `O que faltava gravado no nº ${kept.id}`,
  };
  const failed = steps.find(({ state: is }) => is === 'failed');
  const left = moves?.entries.filter(({ state: is }) => is === 'refused' || is === 'unknown') ?? [];
  return (
    <>
      <p role="status" tabIndex={-1} ref={status}>
        {isRemoved && !failed && !isBusy
          ? `Pronto: ficou só o nº ${kept.id}.`
          : isBusy
            ? 'Unindo os dois cadastros...'
            : mayRemove
              ? `Nada mais está com o nº ${gone.id}: ele pode ser excluído.`
              : 'Parado. O que já foi feito está feito; o resto continua como estava.'}
      </p>
      <Steps aria-label="Passos">
        {steps.map(({ key, state: is, note, failure }) => (
          <StepRow
            key={key}
            step={{ key, label: labels[key], state: is, note, failure }}
            onAgain={() => {
              status.current?.focus();
              controller.again();
            }}
          />
        ))}
      </Steps>
      {left.length > 0 && (
        <ul aria-label="Atendimentos que ficaram">
          {left.map(({ item, name, state: is, reason }) => (
            <li key={item.id}>
              <strong>{name}</strong> · {stateWords[is]} {reason}
            </li>
          ))}
        </ul>
      )}
      {pauseReason && <PanelNotice live>{pauseTexts[pauseReason]}</PanelNotice>}
      <Actions>
        {pauseReason && (
          <Button
            kind="primary"
            blockedReason={canGoOn ? undefined : 'Entre de novo para continuar.'}
            onClick={controller.resume}
          >
            Continuar
          </Button>
        )}
        {isBusy && <Button onClick={controller.stop}>Parar</Button>}
        {!isRemoved && (
          <Button
            kind="danger"
            blockedReason={
              removeBlocked ??
              (mayRemove && !isBusy
                ? undefined
                : `Só depois de se ver que nenhum atendimento está com o nº ${gone.id}.`)
            }
            onClick={() => setAsking(true)}
          >
            Excluir o outro
          </Button>
        )}
        {isRemoved && !isBusy && <ButtonLink to={pagePath(kept.id)}>Abrir o nº {kept.id}</ButtonLink>}
      </Actions>
      {isAsking && (
        <ConfirmGone
          title={titleOf(gone)}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            status.current?.focus();
            controller.remove();
          }}
        />
      )}
    </>
  );
}

interface ConfirmGoneProps {
  title: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before the other record is removed. */
function ConfirmGone({ title, onClose, onConfirm }: ConfirmGoneProps) {
  const { first, isAsking, refusal } = usePasswordFirst('merged');
  return (
    <Dialog
      title="Remover eleitor"
      isQuestion
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="danger" busy={isAsking} busyText="Removendo..." onClick={() => first(onConfirm)}>
            SIM, Remover
          </Button>
        </>
      }
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>
        {voterRemoval.warning} Antes de excluir, confere-se mais uma vez que nenhum atendimento está com ele.
      </p>
      {refusal && <PanelNotice live>{refusal.message}</PanelNotice>}
    </Dialog>
  );
}
