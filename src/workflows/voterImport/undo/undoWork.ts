import type { Ask } from '@/api/ask';
import { createFailure, resultOf, type ApiFailure, type ApiResult } from '@/api/failure';
import { formatDateTime, type LocalDateTime } from '@/formats/dates';
import { capitalised, plural } from '@/formats/text';
import { wholeResult } from '@/records/panel/wholeRecord';
import type { AppDispatch } from '@/api/store';
import { removalWork } from '@/records/panel/removalWork';
import { unreadOf } from '@/api/findings';
import type { Work } from '@/records/bulk/bulkWords';
import { servicesOfVoterApi } from '@/features/services/servicesOfVoter';
import type { Voter, VoterRecord } from '@/lookups/voters/voter';
import { voterFormApi } from '@/features/voters/form/voterFormApi';
import { fieldLabels, inputFrom, type VoterInput } from '@/features/voters/form/voterInput';
import { votersApi } from '@/features/voters/votersApi';
import type { CompletedVoter, MadeVoters } from '../importStore';
import { restored } from '../write/completion';
import { hoursBetween } from './hours';
import { markOf } from './mark';

const keep = (message: string): { error: ApiFailure } => ({
  error: createFailure('validation', { message }),
});

/** Maximum difference between the server's local time and this machine's: Brazil's zones, and clocks. */
const maxHoursApart = 3;

const isOfImport = (createdAt: LocalDateTime, { startedAt, endedAt }: ImportFacts) =>
  hoursBetween(startedAt, createdAt) >= -maxHoursApart && hoursBetween(endedAt, createdAt) <= maxHoursApart;

/** An import and its office. */
export type ImportFacts = Pick<MadeVoters, 'startedAt' | 'endedAt'> & { clientId: number | null };

/** Why a voter is kept; undefined for one that is unchanged since the import, as far as the base shows. */
export function whyKept(
  { id, name, createdAt, updatedAt }: Pick<Voter, 'id' | 'name' | 'createdAt' | 'updatedAt'>,
  services: number,
  made: ImportFacts,
  mark: string | undefined,
): string | undefined {
  if (!createdAt || !updatedAt) return 'não dá para saber se mudou desde a importação.';
  if (!isOfImport(createdAt, made))
    return `não é desta importação; foi cadastrado em ${formatDateTime(createdAt)}.`;
  if (mark !== markOf(made, { id, name })) return `não é o que esta importação gravou com o nº ${id}.`;
  const reasons = [
    services > 0 && `tem ${plural(services, 'atendimento', 'atendimentos')}`,
    updatedAt !== createdAt && `foi alterado em ${formatDateTime(updatedAt)}`,
  ].filter(Boolean);
  return reasons.length > 0 ? `${reasons.join(' e ')}.` : undefined;
}

type Remove = Parameters<typeof removalWork>[0]['remove'];

export const changedSince = 'tudo o que a importação completou foi alterado depois';

interface Surroundings {
  ask: Ask;
  dispatch: AppDispatch;
  remove: Remove;
}

/** Removes from a record what an import filled in, as far as it is unchanged. */
function restoreWork({ ask, dispatch }: Surroundings, completed: readonly CompletedVoter[]) {
  const values = new Map(completed.map((one) => [one.id, one.values]));
  const { voterToEdit, updateVoter } = voterFormApi.endpoints;
  const sent = new Set<number>();
  const read = async (
    id: number,
  ): Promise<ApiResult<{ recorded: VoterRecord; input: VoterInput | null }>> => {
    const { data: recorded, error } = wholeResult(await ask(voterToEdit, id), fieldLabels);
    if (error) return { error };
    return { data: { recorded, input: restored(id, inputFrom(recorded), values.get(id) ?? []).input } };
  };
  return {
    owns: (id: number) => values.has(id),
    async write(id: number) {
      const { data, error } = await read(id);
      if (error) return { error };
      const { input, recorded } = data;
      if (!input) return sent.has(id) ? {} : keep(`${capitalised(changedSince)}.`);
      sent.add(id);
      return resultOf(dispatch(updateVoter.initiate({ id, input, recorded }, { track: false })));
    },
    async isWritten(id: number): Promise<ApiResult<boolean>> {
      const { data, error } = await read(id);
      return error ? { error } : { data: data.input === null };
    },
  };
}

/**
 * Deletes what an import created and undoes what it filled in: each record is read just before, and kept if it was
 * changed in any way.
 */
export function undoWork(
  surroundings: Surroundings,
  made: ImportFacts & Pick<MadeVoters, 'voters' | 'completed'>,
): Omit<Work<{ id: number }>, 'undo'> {
  const { ask, remove } = surroundings;
  const marks = new Map(made.voters.map(({ id, mark }) => [id, mark]));
  const { voter } = votersApi.endpoints;
  const removal = removalWork({ ask, remove, record: voter });
  const restoring = restoreWork(surroundings, made.completed);
  return {
    async write({ id }) {
      if (restoring.owns(id)) return restoring.write(id);
      const read = await ask(voter, id);
      if (read.error) return read.error.kind === 'notFound' ? { data: null } : { error: read.error };
      if (unreadOf(read.data)) return keep('Não conseguimos ler o cadastro por inteiro.');
      const services = await ask(servicesOfVoterApi.endpoints.servicesOfVoter, id);
      if (services.error) return { error: services.error };
      const { total, rows } = services.data;
      const why = whyKept(read.data, Math.max(total, rows.length), made, marks.get(id));
      return why ? keep(capitalised(why)) : removal.write({ id });
    },
    isWritten: async (row) =>
      restoring.owns(row.id)
        ? restoring.isWritten(row.id)
        : ((await removal.isWritten?.(row)) ?? { data: false }),
  };
}
