import { useAsk } from '@/api/ask';
import { readBack } from '@/records/many/manyAction';
import type { Work } from '@/records/many/manyWords';
import type { ServiceRow } from '../service';
import type { StatusInput } from '../serviceInput';
import { servicesApi } from '../servicesApi';
import { useServiceOptions } from '../servicesModule';

const { service } = servicesApi.endpoints;

/** Changes the status of services; one that had it before tells nothing after a lost answer. */
export function useStatusWork() {
  const [change] = servicesApi.useChangeServiceStatusMutation();
  const { statuses } = useServiceOptions();
  const ask = useAsk();
  return (input: StatusInput, textOf?: (row: ServiceRow) => string): Work<ServiceRow> => {
    const chosen = statuses.find(({ id }) => id === input.statusNewId);
    return {
      write: (row) =>
        change({ id: row.id, input: { ...input, comment: textOf?.(row) ?? input.comment }, chosen }),
      isWritten: ({ id, statusId }) =>
        statusId === input.statusNewId
          ? Promise.resolve({ data: false })
          : readBack(ask, service, id, (now) => now.statusId === input.statusNewId),
    };
  };
}
