import { useAsk } from '@/api/ask';
import { today } from '@/formats/dates';
import { readBack } from '@/records/bulk/bulkAction';
import type { Work } from '@/records/bulk/bulkWords';
import { useSignedInSession } from '@/session/useSession';
import type { ServiceRow } from '../service';
import { servicesApi } from '../servicesApi';

const { service } = servicesApi.endpoints;

/** Comments on services; each is read first, so that the new comment can be recognised after a lost response. */
export function useCommentWork() {
  const [add] = servicesApi.useCommentServiceMutation();
  const { user } = useSignedInSession();
  const ask = useAsk();
  return (textOf: (row: ServiceRow) => string): Work<ServiceRow> => {
    const counts = new Map<number, number>();
    const alike = (row: ServiceRow, progress: readonly { description: string }[]) =>
      progress.filter(({ description }) => description.includes(textOf(row).trim())).length;
    return {
      write: async (row) => {
        const before = await ask(service, row.id);
        if (before.error) return before;
        counts.set(row.id, alike(row, before.data.progress));
        const input = { responsibleId: user.id, date: today(), comment: textOf(row) };
        return add({ id: row.id, input });
      },
      isWritten: (row) =>
        readBack(
          ask,
          service,
          row.id,
          ({ progress }) => alike(row, progress) > (counts.get(row.id) ?? Infinity),
        ),
    };
  };
}
