import { useMemo } from 'react';
import { failureOf } from '@/api/failure';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { lookupsApi, once, type NamedOption } from './lookupsApi';

/** The office's statuses as the columns of a board, in their order and colours. */
export function useOfficeStatuses(name: 'treatmentStatusList' | 'legislativeProcesseStatusList') {
  const { data, error, isFetching, refetch } = lookupsApi.useOptionsQuery(name, once);
  return {
    options: data,
    statuses: useMemo(() => data?.map(columnOf), [data]),
    statusesFailure: isFetching ? undefined : failureOf(error),
    onStatusesAgain: refetch,
  };
}

const columnOf = ({ id, name, color }: NamedOption) => ({
  key: id,
  name,
  badge: <OfficeStatusBadge record={{ statusId: id, statusName: name, statusColor: color }} />,
});

/** A row after a change to another office status. */
export const rowInStatus = <Row extends { statusId: number; statusName: string; statusColor: string }>(
  row: Row,
  to: number,
  options: readonly NamedOption[] = [],
): Row => {
  const status = options.find(({ id }) => id === to);
  return { ...row, statusId: to, statusName: status?.name ?? '', statusColor: status?.color ?? '' };
};
