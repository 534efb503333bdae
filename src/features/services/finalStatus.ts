import { useCallback, useMemo } from 'react';
import { foldText } from '@/formats/text';
import { queueSettings, useQueueSettings, type QueueSettings } from './queue/queueSettings';

/** Offices name their statuses; these names end a service. A completion date may be a promised one. */
const ending = /^(conclu|finaliz|encerr|resolv|cancel|arquiv|indefer|recus|nao atend)/;

/** As proposed, where nobody ticked otherwise. */
export const endsByName = (name: string) => ending.test(foldText(name.trim()));

const ends = ({ open, ended }: QueueSettings, name: string, id: number | null | undefined) =>
  id != null && (ended.includes(id) || open.includes(id)) ? ended.includes(id) : endsByName(name);

/** Whether a status ends a service: as ticked in this browser, else by its name. */
export const isFinalStatus = (name: string, id?: number | null) => ends(queueSettings(), name, id);

/** What of a service says whether it is open. */
interface Standing {
  statusId: number | null;
  statusName: string;
}

/** Whether a service is open: its status alone decides, as ticked in the queue. */
export const isOpenService = ({ statusName, statusId }: Standing) => !isFinalStatus(statusName, statusId);

/** The same for a screen: follows what is ticked meanwhile. */
export function useIsOpenService() {
  const settings = useQueueSettings();
  return useCallback(
    ({ statusName, statusId }: Standing) => !ends(settings, statusName, statusId),
    [settings],
  );
}

/** Those of the statuses that are open; follows what is ticked meanwhile. */
export function useOpenStatuses<Status extends { id: number; name: string }>(
  statuses: readonly Status[],
): readonly Status[] {
  const settings = useQueueSettings();
  return useMemo(() => statuses.filter(({ id, name }) => !ends(settings, name, id)), [statuses, settings]);
}
