import { useMemo } from 'react';
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

/** Those of the statuses that are open; follows what is ticked meanwhile. */
export function useOpenStatuses<Status extends { id: number; name: string }>(
  statuses: readonly Status[],
): readonly Status[] {
  const settings = useQueueSettings();
  return useMemo(() => statuses.filter(({ id, name }) => !ends(settings, name, id)), [statuses, settings]);
}
