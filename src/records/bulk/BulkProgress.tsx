import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { csvFileName } from '@/formats/files';
import { countedSteps, StepProgress } from '@/ui/feedback/StepProgress';
import { Button } from '@/ui/button/Button';
import { useFile } from '@/ui/feedback/useFile';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import {
  countEntries,
  engineCsvColumns,
  engineCsvRows,
  pauseTexts,
  stateWords,
  type EntryCounts,
  type ItemState,
  type BatchState,
  type PauseReason,
} from '../jobs/items/batchState';
import type { Writing } from '../jobs/items/useWriting';

const Status = styled.p`
  font: 600 var(--text-reading) / 1.5 var(--font);

  &:focus {
    outline: none;
  }
`;

const Bar = styled.progress`
  width: 100%;
  height: 0.5rem;
  margin: 12px 0;
  accent-color: var(--brand);
`;

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin: 0 0 20px;

  div {
    display: flex;
    gap: 6px;
  }

  dt {
    color: var(--ink-secondary);
  }

  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Notice = styled.p`
  margin-bottom: 20px;
  padding: 12px 14px;
  border-left: 3px solid var(--warning);
  border-radius: var(--radius);
  background: var(--warning-soft);
`;

const Problems = styled.ul`
  margin-top: 8px;

  li {
    padding: 10px 0;
    border-top: var(--line-width) solid var(--line);
    overflow-wrap: anywhere;
  }

  span {
    display: block;
    color: var(--ink-secondary);
  }
`;

const leaveWords = {
  title: 'Parar o que está em andamento?',
  text: 'O que ainda não foi enviado não será.',
  discard: 'Parar e fechar',
  keep: 'Continuar',
};

/** Maximum items shown per kind of problem; the file has all. */
const maxShown = 100;

interface BulkProgressProps<Row> {
  writing: Omit<Writing<Row, unknown>, 'batch' | 'start'>;
  batch: BatchState<Row>;
  label: string;
  /** No read can tell whether an item was written. */
  isUnreadable?: boolean;
  /** Further offers at the end. */
  more?: ReactNode;
  notice?: ReactNode;
  /** Words for the count of done items, singular and plural. */
  doneWords?: readonly [string, string];
}

/** Progress of many writes: counts, the items with problems, and the actions available. */
export function BulkProgress<Row>({
  writing,
  batch,
  label,
  isUnreadable,
  more,
  notice,
  doneWords = ['feito', 'feitos'],
}: BulkProgressProps<Row>) {
  const { phase, pauseReason, entries } = batch;
  const counts = writing.counts ?? noCounts;
  const isEnded = phase === 'ended';
  const over = entries.length - counts.waiting - counts.doing;
  const ended = endText(counts, doneWords);
  const status = useRef<HTMLParagraphElement>(null);
  // The focused form has unmounted.
  useEffect(() => status.current?.focus(), []);
  const problems = entries.filter(({ state }) => state === 'refused' || state === 'unknown');

  return (
    <PanelContent
      dirty={writing.isOpen}
      words={leaveWords}
      footer={
        <>
          {isEnded && more}
          {isEnded && <ResultButton batch={batch} label={label} />}
          {counts.unknown > 0 && !isUnreadable && (isEnded || phase === 'paused') && (
            <Button onClick={writing.checkAgain}>Conferir de novo</Button>
          )}
          {writing.isOpen && phase !== 'stopping' && <Button onClick={writing.stop}>Parar</Button>}
          {phase === 'paused' ? (
            <Button
              kind="primary"
              blockedReason={writing.canGoOn ? undefined : goOnBlocked(pauseReason)}
              onClick={writing.resume}
            >
              Continuar
            </Button>
          ) : (
            writing.isOpen && phase !== 'stopping' && <Button onClick={writing.pause}>Pausar</Button>
          )}
          {isEnded && <PanelCloseButton />}
        </>
      }
    >
      <Status ref={status} tabIndex={-1}>
        <StepProgress {...(isEnded ? { seen: ended } : countedSteps(over, entries.length))} />
      </Status>
      <Bar aria-label={label} max={entries.length} value={over} />
      <Counts>
        {countedStates.map(
          ({ state, name, isRare }) =>
            (!isRare || counts[state] > 0) && (
              <div key={state}>
                <dt>{name}</dt>
                <dd>{state === 'waiting' ? counts.waiting + counts.doing : counts[state]}</dd>
              </div>
            ),
        )}
      </Counts>
      {phase === 'paused' && pauseReason && <Notice role="alert">{pauseTexts[pauseReason]}</Notice>}
      {phase === 'holding' && (
        <Notice>O sistema pediu para esperar; continua sozinho em até {batch.holdMs / 1000} s.</Notice>
      )}
      {phase === 'stopping' && <Notice>Parando: falta a resposta do que já foi enviado.</Notice>}
      {notice}
      {problems.length > 0 && (
        <section>
          <h3>O que precisa de atenção</h3>
          <Problems>
            {problems.slice(0, maxShown).map(({ name, state, reason }, index) => (
              <li key={index}>
                <strong>{name}</strong> · {stateWords[state]}
                {reason && <span>{reason}</span>}
              </li>
            ))}
          </Problems>
          {problems.length > maxShown && (
            <p>E mais {problems.length - maxShown}: veja no resultado (.csv).</p>
          )}
        </section>
      )}
    </PanelContent>
  );
}

const noCounts = countEntries({ entries: [] });

/** Rare states appear only if there are any. */
const countedStates: readonly { state: ItemState; name: string; isRare?: boolean }[] = [
  { state: 'done', name: 'Feitos' },
  { state: 'same', name: 'Já estavam assim', isRare: true },
  { state: 'leftOut', name: 'Ficaram de fora', isRare: true },
  { state: 'refused', name: 'Recusados' },
  { state: 'unknown', name: 'A conferir' },
  { state: 'waiting', name: 'Faltam' },
];

const goOnBlocked = (reason: PauseReason | null) =>
  reason === 'session' ? 'Entre de novo para continuar.' : 'Aguarde a conexão voltar.';

function endText(
  { done, same, leftOut, refused, unknown, waiting }: EntryCounts,
  [one, many]: readonly [string, string],
) {
  const stay = [
    same > 0 && plural(same, 'já estava assim', 'já estavam assim'),
    leftOut > 0 && plural(leftOut, 'ficou de fora', 'ficaram de fora'),
  ].filter(Boolean);
  const others = [
    refused > 0 && plural(refused, 'recusado', 'recusados'),
    unknown > 0 && `${formatNumber(unknown)} a conferir`,
    waiting > 0 && plural(waiting, 'não enviado', 'não enviados'),
  ].filter(Boolean);
  const all = [plural(done, one, many), ...stay, ...others].join(', ');
  return others.length > 0 ? `Terminou: ${all}.` : `Pronto: ${all}.`;
}

function ResultButton({ batch, label }: { batch: BatchState<unknown>; label: string }) {
  const { isBusy, download } = useFile();
  const nameNow = () => csvFileName(`resultado-${label.toLowerCase().replace(/\W+/g, '-')}-`);
  const make = async () => {
    const { buildCsv } = await import('@/formats/csv');
    const content = await buildCsv(engineCsvColumns, engineCsvRows(batch));
    return new Blob([content], { type: 'text/csv;charset=utf-8' });
  };
  return (
    <Button busy={isBusy} busyText="Gerando..." onClick={() => void download(nameNow(), make)}>
      Baixar resultado (.csv)
    </Button>
  );
}
