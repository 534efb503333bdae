import { useMemo, useState } from 'react';
import { today } from '@/formats/dates';
import type { FiltersOf } from '@/records/list/filters';
import { useIsNarrow } from '@/records/list/HeaderActions';
import { useTabReturn } from '@/ui/useTabReturn';
import type { AgendaShown } from './agendaShown';
import { clashesOf } from './clashes';
import { useMoves } from './move/useMoves';
import type { agendaModule } from './urlState/agendaModule';
import { daysOf, shownDays, viewOf } from './urlState/period';
import { useSources } from './read/useSources';

/**
 * The view, period and entries of the URL's state: by default a week as a calendar, or a day as a list on small
 * screens.
 */
export function useAgendaShown(filters: FiltersOf<(typeof agendaModule)['table']>, hasPanel: boolean) {
  const isNarrow = useIsNarrow();
  // The tab may stay open overnight.
  const [now, setNow] = useState(today);
  const view = viewOf(filters.view) ?? (isNarrow ? 'day' : 'week');
  const isList = filters.list ?? isNarrow;
  const date = filters.date || now;
  const { participantId } = filters;
  const shows = {
    appointment: filters.appointments ?? true,
    task: filters.tasks ?? true,
    birthday: filters.birthdays ?? false,
  };
  const about = daysOf(view, date);
  const days = isList ? about : shownDays(view, date);
  const { entries: found, sources, rows } = useSources({ days, participantId, shows });
  const isFetching = sources.some((source) => source.isFetching);
  const { entries, move } = useMoves(found, isFetching);
  const clashes = useMemo(() => clashesOf(entries), [entries]);
  useTabReturn((mayBeOld) => {
    setNow(today());
    if (mayBeOld && !hasPanel) sources.filter(({ isOn }) => isOn).forEach(({ retry }) => retry());
  });
  const shown: AgendaShown = { view, date, now, isList, about, entries, clashes, participantId };
  return { shown, sources, rows, isFetching, move };
}
