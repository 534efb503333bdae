import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Location } from 'react-router-dom';
import styled from 'styled-components';
import { useAsk } from '@/api/ask';
import { TitledPage } from '@/records/list/TitledPage';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { waitReason } from '@/ui/button/waitReason';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { Dialog } from '@/ui/panel/Dialog';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useLeaveGuard } from '@/ui/panel/useLeaveGuard';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { askHeldServices } from '@/features/services/many/moveWork';
import { useEverything } from '../../page/useEverything';
import { Card } from '../../page/pageStyles';
import { limits, type Voter } from '../../voter';
import { duplicatesPath } from '../../voterPaths';
import { Actions } from '../list/listStyles';
import { FieldRows, JoinedRows } from './FieldRows';
import { requestsOf, rowsPerPage } from './heldRequests';
import { MergeProgress } from './MergeProgress';
import {
  areKin,
  otherSide,
  planOf,
  proposedNote,
  proposedStay,
  type Choice,
  type Side,
  type Two,
} from './plan';
import { useMerge } from './useMerge';

const MergePage = styled(TitledPage)`
  max-width: 80rem;

  [role='status']:focus {
    outline: none;
  }
`;

const Part = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;

  > p {
    margin-top: 0;
  }

  > ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding-left: 1.25rem;
    list-style: disc;
    overflow-wrap: anywhere;
  }
`;

interface MergeOfProps {
  two: Two;
  voters: Readonly<Record<Side, Voter>>;
}

/** What of two records is kept, and then the steps that make one of them. */
export function MergeOf({ two, voters }: MergeOfProps) {
  const [choice, setChoice] = useState<Omit<Choice, 'note'>>(() => ({
    stays: proposedStay(two, { one: voters.one.updatedAt, other: voters.other.updatedAt }),
    picks: {},
  }));
  const { control } = useForm<{ note: string }>({
    values: { note: proposedNote(two, { ...choice, note: null }) },
    resetOptions: { keepDirtyValues: true },
  });
  const note = useWatch({ control, name: 'note' });
  const everything = { one: useEverything(voters.one), other: useEverything(voters.other) };
  const { state, start, canGoOn, controller } = useMerge();
  const held = useHeld(two[otherSide(choice.stays)].id);
  const blocked = useBlockedReason();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { stays } = choice;
  const [kept, gone] = [two[stays], two[otherSide(stays)]];
  const isReading = everything.one.isReading || everything.other.isReading || held === 'reading';
  const blockedReason =
    blocked('edit_voter') ??
    (held === 0 ? undefined : blocked('edit_treatment')) ??
    blocked('export_voter', 'baixar a cópia dos dois cadastros, sem a qual não se une') ??
    (note.trim().length > limits.note
      ? `As observações passam de ${limits.note} caracteres: encurte-as.`
      : undefined) ??
    (isReading ? waitReason : undefined);
  const begin = () =>
    start(planOf(two, { ...choice, note }), [
      { voter: voters[stays], record: kept, everything: everything[stays] },
      { voter: voters[otherSide(stays)], record: gone, everything: everything[otherSide(stays)] },
    ]);

  return (
    <MergePage
      title="Unir dois cadastros"
      headingRef={heading}
      beside={
        state?.isBusy ? (
          <Button blockedReason={waitReason}>Voltar aos repetidos</Button>
        ) : (
          <ButtonLink to={duplicatesPath}>Voltar aos repetidos</ButtonLink>
        )
      }
    >
      {areKin(two) && (
        <PanelNotice>
          Um está na família do outro: são mesmo a mesma pessoa? O laço entre os dois some.
        </PanelNotice>
      )}
      <Part aria-labelledby="o-que-fica">
        <h2 id="o-que-fica">O que fica</h2>
        <p>Só o que difere. O que não for escolhido fica no dossiê, que se baixa antes de tudo.</p>
        <FieldRows
          two={two}
          choice={{ ...choice, note }}
          isLocked={state !== null}
          onStay={(side) => setChoice({ ...choice, stays: side })}
          onPick={(key, side) => setChoice({ ...choice, picks: { ...choice.picks, [key]: side } })}
        />
        <JoinedRows two={two} choice={{ ...choice, note }} />
        <TextAreaField
          control={control}
          name="note"
          label="Observações"
          maxLength={limits.note}
          disabled={state !== null}
          help="As dos dois, e o que não tem outro lugar."
        />
      </Part>
      <WhatStays goneId={gone.id} />
      <Part aria-labelledby="passos">
        <h2 id="passos" tabIndex={-1}>
          Passos
        </h2>
        {state && controller ? (
          <MergeProgress
            state={state}
            controller={controller}
            canGoOn={canGoOn}
            kept={kept}
            gone={gone}
            removeBlocked={blocked('delete_voter')}
          />
        ) : (
          <>
            <p>
              {held === 'failed'
                ? `Não foi possível ver os atendimentos do nº ${gone.id}.`
                : held === 'reading'
                  ? 'Vendo os atendimentos...'
                  : `Atendimentos do nº ${gone.id} que passam ao nº ${kept.id}: ${held}.`}{' '}
              O nº {gone.id} só pode ser excluído depois que todos forem passados, e vistos no outro.
            </p>
            <Actions>
              <Button kind="primary" blockedReason={blockedReason} onClick={begin}>
                Unir no nº {kept.id}
              </Button>
              {blocked('delete_voter') && (
                <Button kind="danger" blockedReason={blocked('delete_voter')}>
                  Excluir o outro
                </Button>
              )}
            </Actions>
          </>
        )}
      </Part>
      <StopGuard isBusy={state?.isBusy ?? false} />
    </MergePage>
  );
}

/** How many requests a voter has. */
function useHeld(voterId: number): number | 'reading' | 'failed' {
  const ask = useAsk();
  const [found, setFound] = useState<{ voterId: number; held: number | 'failed' } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void requestsOf((id, page) => askHeldServices(ask, id, page, rowsPerPage), voterId).then(
      ({ data, error }) => isCurrent && setFound({ voterId, held: error ? 'failed' : data.requests.length }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, voterId]);
  return found?.voterId === voterId ? found.held : 'reading';
}

/** What a merge does not carry over, as the API has no way to. */
const WhatStays = ({ goneId }: { goneId: number }) => (
  <Part aria-labelledby="nao-vai-junto">
    <h2 id="nao-vai-junto">O que não vai junto</h2>
    <ul>
      <li>
        Lembretes e tarefas criados a partir do nº {goneId}: continuam a dizer o nº {goneId}.
      </li>
      <li>O histórico de mensagens do nº {goneId}: some com ele. As 5 últimas estão no dossiê.</li>
      <li>A família de outros eleitores em que o nº {goneId} está: o laço some ou aponta para ninguém.</li>
      <li>Ligações e manifestações: são achadas pelo telefone, pelo e-mail ou pelo nome, e não mudam.</li>
      <li>Compromissos: dizem o nome do solicitante, e não mudam.</li>
    </ul>
  </Part>
);

const isLeaving = (from: Location, to: Location) => from.pathname + from.search !== to.pathname + to.search;

/** Asks before a merge under way is left. */
function StopGuard({ isBusy }: { isBusy: boolean }) {
  const holds = useCallback(() => isBusy, [isBusy]);
  const question = useLeaveGuard({ dirty: isBusy, holds, isLeaving });
  if (!question) return null;
  return (
    <Dialog
      title="Parar a união?"
      isQuestion
      onClose={question.keep}
      footer={
        <>
          <Button onClick={question.discard}>Parar e sair</Button>
          <Button kind="primary" onClick={question.keep}>
            Continuar
          </Button>
        </>
      }
    >
      <p>O que ainda não foi enviado não será. O mesmo par, aberto de novo, continua com o que falta.</p>
    </Dialog>
  );
}
