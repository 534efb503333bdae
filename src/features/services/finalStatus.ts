import { useCallback, useMemo } from 'react';
import { foldText } from '@/formats/text';
import { queueSettings, useQueueSettings, type QueueSettings } from './queue/queueSettings';

/** Offices name their statuses; these names mean a closed service. A completion date may be a promised one. */
const ending = /^(conclu|finaliz|encerr|resolv|cancel|arquiv|indefer|recus|nao atend)/;

/** The default, unless the office has marked the status. */
export const endsByName = (name: string) => ending.test(foldText(name.trim()));

const ends = ({ open, ended }: QueueSettings, name: string, id: number | null | undefined) =>
  id != null && (ended.includes(id) || open.includes(id)) ? ended.includes(id) : endsByName(name);

/** Whether a status is final: as marked in this browser, else by its name. */
export const isFinalStatus = (name: string, id?: number | null) => ends(queueSettings(), name, id);

/** The fields that determine whether a service is open. */
interface Standing {
  statusId: number | null;
  statusName: string;
}

/** Whether a service is open: only its status decides, as marked in the queue's options. */
export const isOpenService = ({ statusName, statusId }: Standing) => !isFinalStatus(statusName, statusId);

/** `isOpenService` for a screen: updates when the marks change. */
export function useIsOpenService() {
  const settings = useQueueSettings();
  return useCallback(
    ({ statusName, statusId }: Standing) => !ends(settings, statusName, statusId),
    [settings],
  );
}

/** The open ones among the statuses; updates when the marks change. */
export function useOpenStatuses<Status extends { id: number; name: string }>(
  statuses: readonly Status[],
): readonly Status[] {
  const settings = useQueueSettings();
  return useMemo(() => statuses.filter(({ id, name }) => !ends(settings, name, id)), [statuses, settings]);
}
