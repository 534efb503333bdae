import { useAsk } from '@/api/ask';
import type { ApiFailure } from '@/api/failure';
import { useBoardParts } from '@/records/board/boardContext';
import { isOutcomeUnknown } from '@/records/jobs/items/outcome';
import { ChangeStatus } from '../progress/ChangeStatus';
import type { ServiceRow } from '../service';
import type { StatusInput } from '../serviceInput';
import { servicesApi } from '../servicesApi';

/** A move requires a reason, like every status change; the new status is preselected. */
export function MoveService({ row, to }: { row: ServiceRow; to: number }) {
  const { board } = useBoardParts<ServiceRow>();
  const ask = useAsk();
  const settle = async (failure: ApiFailure, { statusNewId }: StatusInput) => {
    if (!isOutcomeUnknown(failure)) return { error: failure };
    // It had another status before: if it has this one now, the write succeeded.
    const { data: now } = await ask(servicesApi.endpoints.service, row.id);
    if (now) board.place(now);
    if (now?.statusId === statusNewId) return { data: { reference: now?.reference ?? '' } };
    const stands = now
      ? ` Lido de novo, está em “${now.statusName}”.`
      : ' Também não foi possível ler de novo.';
    const message = `Não se sabe se foi gravado: ${failure.cause.toLowerCase()}.${stands}`;
    return { error: { ...failure, message } };
  };
  return <ChangeStatus row={row} to={to} settle={settle} />;
}
