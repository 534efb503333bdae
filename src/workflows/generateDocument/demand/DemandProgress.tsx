import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { styled } from '@/ui/style';
import { plural } from '@/formats/text';
import type { ItemState, BatchState } from '@/records/jobs/items/batchState';
import { readFirst } from '@/records/jobs/items/readFirst';
import { useWriting, type Writing } from '@/records/jobs/items/useWriting';
import { BulkProgress } from '@/records/bulk/BulkProgress';
import type { UndoStep } from '@/records/bulk/bulkWords';
import { Button } from '@/ui/button/Button';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useBlockedReason } from '@/ui/useBlockedReason';
import type { Service } from '@/features/services/service';
import { useMadeParts } from '../form/useMadeParts';
import type { Made } from '../form/useGenerateSteps';
import { nameOf, type Demand } from './demand';
import type { DemandItem, demandWork } from './demandWork';
import type { Asked } from './demandSource';

const Document = styled.section`
  margin-bottom: 20px;

  h3 {
    margin-bottom: 8px;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }

  > p {
    margin-bottom: 12px;
  }
`;

const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;

const label = 'Juntar em uma demanda';

interface DemandProgressProps {
  demand: Demand;
  work: ReturnType<typeof demandWork>;
  asked: readonly Asked[];
  writing: Writing<DemandItem, unknown>;
  batch: BatchState<DemandItem>;
  cannotNote: string | undefined;
  onLeft: (left: readonly number[]) => void;
  onReply: (rows: readonly Service[]) => void;
  /** Content about a document just generated. */
  about?: ReactNode;
}

/** `DemandProgress` for a document just generated, with that document's own steps, text and file. */
export function NewDemandProgress({
  made,
  ...progress
}: Omit<DemandProgressProps, 'about'> & { made: Made }) {
  const { steps, fileButtons, printButton } = useMadeParts(made);
  return (
    <DemandProgress
      {...progress}
      about={
        <>
          {steps}
          <Files>
            {printButton}
            {fileButtons}
          </Files>
        </>
      }
    />
  );
}

const isDone = (state: ItemState) => state === 'done' || state === 'same';

/** Progress of linking the services, then the actions offered: reply to all, and undo. */
export function DemandProgress({
  demand,
  work,
  asked,
  writing,
  batch,
  cannotNote,
  onLeft,
  onReply,
  about,
}: DemandProgressProps) {
  const blocked = useBlockedReason();
  const undoing = useWriting<UndoStep<DemandItem>>();
  const [all] = useState(() => batch.entries.map(({ item }) => item));
  /** Results of items that are not retried. */
  const [before, setBefore] = useState<ReadonlyMap<string, ItemState>>(new Map());
  const states = statesOf(batch, before);
  const isSettled = (item: Pick<DemandItem, 'id' | 'part'>) => isDone(states.get(keyOf(item)) ?? 'waiting');
  const undone = new Set(
    undoing.batch?.entries.flatMap(({ item, state }) =>
      isDone(state) && item.row.part === 'link' ? [item.row.id] : [],
    ),
  );
  const linked = asked.filter(({ service: { id } }) => !undone.has(id) && isSettled({ id, part: 'link' }));
  const left = [...new Set([...all.filter((item) => !isSettled(item)).map(({ id }) => id), ...undone])];
  const tellLeft = useEffectEvent(() => onLeft(left));
  useEffect(() => tellLeft(), [batch, undoing.batch]);

  const again = batch.entries.flatMap(({ item, state }) =>
    state === 'refused' || state === 'waiting' ? [item] : [],
  );
  const undo = () =>
    undoing.start(work.undo(all), {
      ...readFirst((step) => step.prepare()),
      recordOf: ({ row }) => row.id,
      isWritten: (step) => step.isWritten?.() ?? Promise.resolve({ data: false }),
      name: ({ row, part }) => [row.reference, part].filter(Boolean).join(', '),
    });

  const document = (
    <Document aria-label="Documento">
      <h3>{nameOf(demand)}</h3>
      <p>
        {linked.length} de {plural(asked.length, 'atendimento ligado', 'atendimentos ligados')}
        {!cannotNote && '; em cada um, a ligação e um andamento'}.
      </p>
      {about}
      {cannotNote && <PanelNotice tone="info">Sem andamento nos atendimentos. {cannotNote}</PanelNotice>}
    </Document>
  );
  if (undoing.batch)
    return (
      <BulkProgress
        key="undoing"
        writing={undoing}
        batch={undoing.batch}
        label={`Desfazer ${label}`}
        notice={
          <PanelNotice tone="info">
            Andamentos não se apagam: cada atendimento que sai fica com o que dizia que entrou e com outro que
            diz que saiu da demanda. O documento {nameOf(demand)} fica em Documentos.
          </PanelNotice>
        }
      />
    );
  const hasDone = [...states.values()].includes('done');
  const goOn = () => {
    setBefore(states);
    writing.start(again, work);
  };
  return (
    <BulkProgress
      writing={writing}
      batch={batch}
      label={label}
      notice={document}
      more={
        <>
          {hasDone && <Button onClick={undo}>Desfazer</Button>}
          {again.length > 0 && <Button onClick={goOn}>Tentar de novo os que faltaram</Button>}
          {linked.length > 0 && (
            <Button
              blockedReason={blocked('create_commet_treatment', 'dar retorno em atendimentos')}
              onClick={() => onReply(linked.map(({ service }) => service))}
            >
              Dar retorno {linked.length === 1 ? 'a quem pediu' : `aos ${linked.length}`}
            </Button>
          )}
        </>
      }
    />
  );
}

/** State of each write, from this run and earlier ones. */
const statesOf = ({ entries }: BatchState<DemandItem>, before: ReadonlyMap<string, ItemState>) =>
  new Map([...before, ...entries.map(({ item, state }) => [keyOf(item), state] as const)]);

const keyOf = ({ id, part }: Pick<DemandItem, 'id' | 'part'>) => `${id}/${part}`;
