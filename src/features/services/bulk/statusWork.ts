import { useAsk } from '@/api/ask';
import { unreadOf } from '@/api/findings';
import { changeOf } from '@/records/bulk/bulkAction';
import type { UndoStep, Work } from '@/records/bulk/bulkWords';
import { incomplete } from '@/records/panel/wholeRecord';
import { isFinalStatus, isOpenService } from '../finalStatus';
import type { Service, ServiceRow } from '../service';
import { fieldLabels, inputFrom, type StatusInput } from '../serviceInput';
import { editOf, servicesApi, type NewStatus } from '../servicesApi';
import { useServiceOptions } from '../servicesModule';

const { service } = servicesApi.endpoints;

const undoComment = 'Troca de status desfeita.';

interface StatusWords {
  /** Replaces the typed reason. */
  textOf?: (row: ServiceRow) => string;
  /** A single service, whose status is visible: the input applies even to a closed one. */
  isOnly?: boolean;
}

/** The date must not be lost: unless one is typed, the current one is sent again. */
function unreadDate(now: Service) {
  const unread = unreadOf(now);
  const problems = unread?.problems.filter(({ path }) => path.endsWith('completionDate')) ?? [];
  return unread && problems.length > 0 ? incomplete({ ...unread, problems }, fieldLabels) : null;
}

/** Changes the status of services. Each keeps its completion date unless another is typed. */
export function useStatusWork() {
  const [change] = servicesApi.useChangeServiceStatusMutation();
  const [update] = servicesApi.useUpdateServiceMutation();
  const { statuses } = useServiceOptions();
  const ask = useAsk();
  return (input: StatusInput, { textOf, isOnly = false }: StatusWords = {}) => {
    const statusOf = (wanted: number | null) => statuses.find(({ id }) => id === wanted);
    const chosen = statusOf(input.statusNewId);
    const isFinal = chosen !== undefined && isFinalStatus(chosen.name, chosen.id);
    /** Previous completion dates, where they changed. */
    const dates = new Map<number, string>();
    const work = changeOf<ServiceRow, Service, number | null, NewStatus>({
      ask,
      endpoint: service,
      valueOf: ({ statusId }) => statusId,
      targetOf: () => input.statusNewId,
      save: (row, now, statusNewId, isUndo) => {
        const hasEnded = !isOpenService(now);
        if (!isUndo && !isOnly && hasEnded && !isFinal && input.ended !== 'reopen')
          return Promise.resolve({ left: 'leftOut' });
        const held = now.completionDate ?? '';
        const keepsDate = isUndo || !input.completionDate || (!isOnly && hasEnded && isFinal && held !== '');
        const error = keepsDate ? unreadDate(now) : null;
        if (error) return Promise.resolve({ error });
        const completionDate = keepsDate ? held : input.completionDate;
        if (!isUndo && completionDate !== held) dates.set(row.id, held);
        const comment = isUndo ? undoComment : (textOf?.(row) ?? input.comment);
        return change({
          id: row.id,
          input: { statusNewId, comment, completionDate },
          chosen: statusOf(statusNewId),
        });
      },
    });
    const dateWork = changeOf({
      ask,
      endpoint: service,
      fieldLabels,
      valueOf: ({ completionDate }) => completionDate ?? '',
      // A service changed by someone else meanwhile is kept.
      targetOf: (now) =>
        now.completionDate === input.completionDate ? (dates.get(now.id) ?? '') : (now.completionDate ?? ''),
      save: (row: ServiceRow, now, completionDate) =>
        update(editOf(row, { ...inputFrom(now), completionDate })),
    });
    const undoDate = (row: ServiceRow): UndoStep<ServiceRow> => ({
      row,
      part: 'data de conclusão',
      prepare: () => dateWork.prepare(row),
      isWritten: () => dateWork.isWritten(row),
    });
    return {
      ...work,
      undo: (done: readonly ServiceRow[]) => [
        ...work.undo(done),
        ...done.filter(({ id }) => dates.has(id)).map(undoDate),
      ],
    } satisfies Work<ServiceRow>;
  };
}

/** Which services a status change leaves unchanged, as far as the rows show. */
export function useStatusStays() {
  const { statuses } = useServiceOptions();
  return (row: ServiceRow, { statusNewId, ended }: StatusInput) => {
    const chosen = statuses.find(({ id }) => id === statusNewId);
    if (!chosen) return undefined;
    if (row.statusId === statusNewId) return 'same' as const;
    const isReopened = !isOpenService(row) && !isFinalStatus(chosen.name, chosen.id);
    return isReopened && ended === 'leave' ? ('leftOut' as const) : undefined;
  };
}
