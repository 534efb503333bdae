import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Location } from 'react-router-dom';
import { styled } from '@/ui/style';
import { useAsk } from '@/api/ask';
import { TitledPage } from '@/records/list/TitledPage';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { waitReason } from '@/ui/button/waitReason';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { Dialog } from '@/ui/panel/Dialog';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useLeaveGuard } from '@/ui/panel/useLeaveGuard';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { askHeldServices } from '@/features/services/bulk/moveWork';
import { SourceState } from '../../page/SourceState';
import { useEverything } from '../../page/useEverything';
import { partOf } from '../../page/voterParts';
import { limits, type Voter } from '@/lookups/voters/voter';
import { duplicatesPath } from '@/records/links/voters';
import { WholeDataNotice } from '@/features/voters/WholeDataNotice';
import { otherCpfs, reasonsText } from '@/lookups/voters/alike/scorePair';
import { Actions } from '../list/listStyles';
import { FieldRows, JoinedRows } from './FieldRows';
import { requestsOf, rowsPerPage } from './heldRequests';
import { kinOf } from './kin';
import { MergeProgress } from './MergeProgress';
import { Part } from './mergeStyles';
import {
  areKin,
  isStatusOpen,
  scoreTwo,
  openChoice,
  otherSide,
  planOf,
  proposedNote,
  proposedStay,
  type Choice,
  type Side,
  type Two,
} from './plan';
import { useMerge } from './useMerge';
import { WhatStays } from './WhatStays';

const MergePage = styled(TitledPage)`
  max-width: 80rem;

  [role='status']:focus {
    outline: none;
  }
`;

const listed = new Intl.ListFormat('pt-BR');

interface MergeOfProps {
  two: Two;
  voters: Readonly<Record<Side, Voter>>;
}

/** Chooses the values to keep of two records, then runs the merge steps. */
export function MergeOf({ two, voters }: MergeOfProps) {
  const [choice, setChoice] = useState<Omit<Choice, 'note'>>(() => ({
    stays: proposedStay(two, { one: voters.one.updatedAt, other: voters.other.updatedAt }),
    picks: {},
  }));
  const [hasChosenStay, setHasChosenStay] = useState(false);
  const { control } = useForm<{ note: string }>({
    values: { note: proposedNote(two, { ...choice, note: null }) },
    resetOptions: { keepDirtyValues: true },
  });
  const note = useWatch({ control, name: 'note' });
  const everything = { one: useEverything(voters.one), other: useEverything(voters.other) };
  const { state, start, canGoOn, controller } = useMerge();
  const { held, readAgain } = useHeld(two[otherSide(choice.stays)].id);
  const blocked = useBlockedReason();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { stays } = choice;
  const [kept, gone] = [two[stays], two[otherSide(stays)]];
  const isReading = everything.one.isReading || everything.other.isReading || held === 'reading';
  // If these fail the backup is incomplete: services are mandatory in it; for the others it has a note.
  const failed = [...everything.one.sources, ...everything.other.sources].filter(({ failure }) => failure);
  const pairScore = scoreTwo(two);
  const { apart } = pairScore;
  const kin = [...kinOf({ kept, gone }).values()];
  const open = openChoice(two, choice.picks, hasChosenStay);
  const isStayOpen = isStatusOpen(two) && !hasChosenStay;
  const blockedReason =
    blocked('edit_voter') ??
    (apart === otherCpfs
      ? 'Dois CPFs válidos são duas pessoas: se um está errado, corrija-o no cadastro antes de unir.'
      : undefined) ??
    open ??
    (held === 0 ? undefined : blocked('edit_treatment')) ??
    blocked('export_voter', 'baixar a cópia dos dois cadastros, sem a qual não se une') ??
    (note.trim().length > limits.note
      ? `As observações passam de ${limits.note} caracteres: encurte-as.`
      : undefined) ??
    (isReading ? waitReason : undefined) ??
    (failed.some(({ kind }) => kind === 'service')
      ? 'Uma das procuras falhou: tente de novo antes de unir.'
      : undefined);
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
      {apart && (
        <PanelNotice>
          {apart}: são duas pessoas, como pai e filho ou gêmeas, a menos que um dos cadastros tenha um erro.
          Confira antes de unir.
        </PanelNotice>
      )}
      {pairScore.is === 'perhaps' && (
        <PanelNotice tone="info">
          Pode ser a mesma pessoa, ou duas da mesma casa ({reasonsText(pairScore)}): confira antes de unir.
        </PanelNotice>
      )}
      {isStatusOpen(two) && (
        <PanelNotice>
          Um está ativo e o outro inativo. Veja antes o porquê: a pessoa pode ter falecido ou pedido para não
          ser procurada. O cadastro que fica e a situação são escolhidos por você.
        </PanelNotice>
      )}
      <Part aria-labelledby="o-que-fica">
        <h2 id="o-que-fica">O que fica</h2>
        <p>Só o que difere. O que não for escolhido fica no dossiê, que se baixa antes de tudo.</p>
        <FieldRows
          two={two}
          choice={{ ...choice, note }}
          isStayOpen={isStayOpen}
          isLocked={state !== null}
          onStay={(side) => {
            setChoice({ ...choice, stays: side });
            setHasChosenStay(true);
          }}
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
      {!isStayOpen && <WhatStays goneId={gone.id} everything={everything[otherSide(stays)]} />}
      <Part aria-labelledby="passos">
        <h2 id="passos" tabIndex={-1}>
          Passos
        </h2>
        <WholeDataNotice ofTwo />
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
            <p hidden={isStayOpen}>
              {held === 'failed'
                ? `Não foi possível ver os atendimentos do nº ${gone.id}.`
                : held === 'reading'
                  ? 'Vendo os atendimentos...'
                  : `Atendimentos do nº ${gone.id} que passam ao nº ${kept.id}: ${held}.`}{' '}
              O nº {gone.id} só pode ser excluído depois que todos forem passados, e vistos no outro.
            </p>
            {kin.length > 0 && !isStayOpen && (
              <p>
                Na família de {listed.format(kin)}, onde está o nº {gone.id} passa a estar o nº {kept.id},
                antes da exclusão. Como era fica no dossiê.
              </p>
            )}
            {!isStayOpen && (
              <p>
                Os lembretes criados a partir do nº {gone.id} são procurados entre todas as tarefas e passam
                ao nº {kept.id}, antes da exclusão. Como eram fica no dossiê.
              </p>
            )}
            {held === 'failed' && (
              <Actions>
                <RetryButton onRetry={readAgain} />
              </Actions>
            )}
            {failed.map((source, index) => (
              <SourceState key={index} source={source} what={partOf(source.kind).words.all} />
            ))}
            {open && <p>{open}</p>}
            <Actions>
              <Button kind="primary" blockedReason={blockedReason} onClick={begin}>
                {isStayOpen ? 'Unir os dois' : `Unir no nº ${kept.id}`}
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

/** Number of services of a voter. */
function useHeld(voterId: number) {
  const ask = useAsk();
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ of: string; held: number | 'failed' } | null>(null);
  const of = `${voterId} ${tries}`;
  useEffect(() => {
    let isCurrent = true;
    void requestsOf((id, page) => askHeldServices(ask, id, page, rowsPerPage), voterId).then(
      ({ data, error }) => isCurrent && setFound({ of, held: error ? 'failed' : data.requests.length }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, voterId, of]);
  return {
    held: found?.of === of ? found.held : ('reading' as const),
    readAgain: () => setTries(tries + 1),
  };
}

const isLeaving = (from: Location, to: Location) => from.pathname + from.search !== to.pathname + to.search;

/** Asks before leaving a running merge. */
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
