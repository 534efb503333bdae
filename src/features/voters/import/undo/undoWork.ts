import type { Ask } from '@/api/ask';
import { createFailure, type ApiFailure } from '@/api/failure';
import { addDays, formatDateTime, type LocalDateTime } from '@/formats/dates';
import { plural } from '@/formats/text';
import { removalWork } from '@/records/many/manyRemoval';
import { unreadOf } from '@/api/findings';
import type { Work } from '@/records/many/manyWords';
import { servicesOfVoterApi } from '@/features/services/servicesOfVoter';
import type { Voter } from '../../voter';
import { votersApi } from '../../votersApi';
import type { MadeVoters } from '../importStore';

const keep = (message: string): { error: ApiFailure } => ({
  error: createFailure('validation', { message }),
});

/** Clocks differ, and zones: a day before and after is still the import's. */
const isOfImport = (createdAt: LocalDateTime, { startedAt, endedAt }: MadeVoters) =>
  createdAt.slice(0, 10) >= addDays(startedAt.slice(0, 10), -1) &&
  createdAt.slice(0, 10) <= addDays(endedAt.slice(0, 10), 1);

/** Why a voter stays; undefined for one that is as the import made it. */
export function whyKept(
  { name, createdAt, updatedAt }: Pick<Voter, 'name' | 'createdAt' | 'updatedAt'>,
  services: number,
  made: MadeVoters,
): string | undefined {
  if (!createdAt || !updatedAt) return `${name}: não dá para saber se mudou desde a importação.`;
  if (!isOfImport(createdAt, made))
    return `${name}: não é desta importação; foi cadastrado em ${formatDateTime(createdAt)}.`;
  if (updatedAt !== createdAt) return `${name}: foi alterado em ${formatDateTime(updatedAt)}.`;
  return services > 0 ? `${name}: tem ${plural(services, 'atendimento', 'atendimentos')}.` : undefined;
}

type Remove = Parameters<typeof removalWork>[0]['remove'];

/** Deletes what an import made: each is read just before, and stays if anything has become of it. */
export function undoWork(ask: Ask, remove: Remove, made: MadeVoters): Work<{ id: number }> {
  const { voter } = votersApi.endpoints;
  const removal = removalWork({ ask, remove, record: voter });
  return {
    ...removal,
    async write({ id }) {
      const read = await ask(voter, id);
      if (read.error) return read.error.kind === 'notFound' ? { data: null } : { error: read.error };
      if (unreadOf(read.data)) return keep(`${read.data.name}: não conseguimos ler o cadastro por inteiro.`);
      const services = await ask(servicesOfVoterApi.endpoints.servicesOfVoter, id);
      if (services.error) return { error: services.error };
      const { total, rows } = services.data;
      const why = whyKept(read.data, Math.max(total, rows.length), made);
      return why ? keep(why) : removal.write({ id });
    },
  };
}
