import { formatDate, today } from '@/formats/dates';
import { userName, type UserOption } from '@/lookups/lookupsApi';
import type { ActiveFilter } from '@/ui/list/ActiveFilters';
import type { AppointmentFilters } from './appointmentsApi';

/** The filters in force, as the chips under the header say them. */
export function activeFilters(
  filters: AppointmentFilters,
  users: readonly UserOption[],
): ActiveFilter<keyof AppointmentFilters>[] {
  const { startDate, endDate, reference, subject, participantId } = filters;
  const chips: ActiveFilter<keyof AppointmentFilters>[] = [
    { key: 'startDate', label: 'A partir de', value: formatDate(startDate) },
    { key: 'endDate', label: 'Até', value: formatDate(endDate) },
    { key: 'reference', label: 'Referência', value: reference },
    { key: 'subject', label: 'Assunto', value: subject },
    {
      key: 'participantId',
      label: 'Participante',
      value: participantId ? userName(users, participantId) : '',
    },
  ];
  return chips.filter(({ value }) => value !== '');
}

/** Nothing was searched for: no filter at all, or only the one the list starts with. */
export function isStartingSearch({ startDate, ...others }: AppointmentFilters): boolean {
  const isUntouched = Object.values(others).every((value) => !value);
  return isUntouched && (startDate === '' || startDate === today());
}
