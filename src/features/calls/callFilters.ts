import { formatDate } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import { userName, type UserOption } from '@/lookups/lookupsApi';
import type { ActiveFilter } from '@/ui/list/ActiveFilters';
import { statusName } from './callStatuses';
import type { CallFilters } from './callsApi';

/** The filters in force, as the chips under the header say them. */
export function activeFilters(
  filters: CallFilters,
  users: readonly UserOption[],
): ActiveFilter<keyof CallFilters>[] {
  const { reference, name, telephone, startDate, endDate, status, subject, participantId } = filters;
  const chips: ActiveFilter<keyof CallFilters>[] = [
    { key: 'reference', label: 'Referência', value: reference },
    { key: 'name', label: 'Nome', value: name },
    { key: 'telephone', label: 'Telefone', value: formatPhone(telephone) },
    { key: 'startDate', label: 'A partir de', value: formatDate(startDate) },
    { key: 'endDate', label: 'Até', value: formatDate(endDate) },
    { key: 'status', label: 'Status', value: statusName(status) },
    { key: 'subject', label: 'Assunto', value: subject },
    {
      key: 'participantId',
      label: 'Com quem deseja falar',
      value: participantId ? userName(users, participantId) : '',
    },
  ];
  return chips.filter(({ value }) => value !== '');
}
