import { useAsk } from '@/api/ask';
import { changeOf } from '@/records/bulk/bulkAction';
import type { ServiceRow } from '../service';
import { fieldLabels, inputFrom } from '../serviceInput';
import { editOf, searchCall, servicesApi } from '../servicesApi';
import { servicesModule } from '../servicesModule';

export type { ServiceRow };

const { service } = servicesApi.endpoints;

/** Identifies a service, with the fields that its edit keeps. */
type PassedRow = Pick<ServiceRow, 'id' | 'categoryName' | 'departmentName'>;

/** Replaces people responsible for services; everything else stays. */
export function usePassWork<Row extends PassedRow = ServiceRow>() {
  const [update] = servicesApi.useUpdateServiceMutation();
  const ask = useAsk();
  return (next: (responsibles: readonly number[]) => number[]) =>
    changeOf({
      ask,
      endpoint: service,
      fieldLabels,
      targetOf: (now) => next(inputFrom(now).responsibles),
      valueOf: (now) => inputFrom(now).responsibles,
      save: (row: Row, now, responsibles) => update(editOf(row, { ...inputFrom(now), responsibles })),
    });
}

/** A page of the services a user is responsible for. */
export const servicesOfUserCall = (responsibleId: number, page: number, limit: number) =>
  searchCall({ ...servicesModule.emptyFilters, responsibleId, page, limit });

export { isOpenService } from '../finalStatus';
