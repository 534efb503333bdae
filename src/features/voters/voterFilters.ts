import { formatCpf, formatZipcode } from '@/formats/documents';
import { formatDate } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import { optionName, type NamedOption } from '@/lookups/lookupsApi';
import type { ActiveFilter } from '@/ui/list/ActiveFilters';
import type { Option } from '@/ui/form/options';
import {
  activeChoices,
  genres,
  labelOf,
  maritalStatuses,
  responsibleTypes,
  voteStatuses,
} from './voterChoices';
import type { VoterFilters } from './votersApi';

const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? 'Sim' : 'Não');

const names = (options: readonly Option[]) => options.map(({ label }) => label).join(', ');

/** The filters in force, as the chips under the header say them. */
export function activeFilters(
  filters: VoterFilters,
  groups: readonly NamedOption[],
): ActiveFilter<keyof VoterFilters>[] {
  const { city, districts, groupIds, profession, school, isActive } = filters;
  const chips: ActiveFilter<keyof VoterFilters>[] = [
    { key: 'reference', label: 'Referência', value: filters.reference },
    { key: 'cpf', label: 'CPF', value: formatCpf(filters.cpf) },
    { key: 'name', label: 'Nome', value: filters.name },
    { key: 'genre', label: 'Gênero', value: labelOf(genres, filters.genre) },
    { key: 'city', label: 'Cidade', value: city?.label ?? '' },
    { key: 'districts', label: 'Bairro', value: names(districts) },
    { key: 'address', label: 'Endereço', value: filters.address },
    { key: 'zipcode', label: 'CEP', value: formatZipcode(filters.zipcode) },
    {
      key: 'isActive',
      label: 'Situação',
      value: activeChoices.find(({ value }) => value === isActive)?.label ?? '',
    },
    { key: 'groupIds', label: 'Grupo', value: groupIds.map((id) => optionName(groups, id)).join(', ') },
    {
      key: 'maritalStatusId',
      label: 'Estado civil',
      value: labelOf(maritalStatuses, filters.maritalStatusId),
    },
    { key: 'profession', label: 'Profissão', value: profession?.label ?? '' },
    { key: 'withTelephone', label: 'Com telefone', value: yesOrNo(filters.withTelephone) },
    { key: 'withEmail', label: 'Com e-mail', value: yesOrNo(filters.withEmail) },
    { key: 'telephone', label: 'Telefone', value: formatPhone(filters.telephone) },
    { key: 'email', label: 'E-mail', value: filters.email },
    { key: 'startBirthDate', label: 'Aniversário a partir de', value: filters.startBirthDate },
    { key: 'endBirthDate', label: 'Aniversário até', value: filters.endBirthDate },
    { key: 'startCreatedDate', label: 'Cadastro a partir de', value: formatDate(filters.startCreatedDate) },
    { key: 'endCreatedDate', label: 'Cadastro até', value: formatDate(filters.endCreatedDate) },
    { key: 'voteStatusId', label: 'Voto', value: labelOf(voteStatuses, filters.voteStatusId) },
    {
      key: 'responsibleTypeId',
      label: 'Tipo de responsável',
      value: labelOf(responsibleTypes, filters.responsibleTypeId),
    },
    { key: 'responsibleName', label: 'Responsável', value: filters.responsibleName },
    { key: 'school', label: 'Local de votação', value: school?.label ?? '' },
  ];
  return chips.filter(({ value }) => value !== '');
}

/** The filters once one is taken back: districts do not outlive their city. */
export const withoutFilter = (
  filters: VoterFilters,
  key: keyof VoterFilters,
  emptyFilters: VoterFilters,
): VoterFilters => ({
  ...filters,
  [key]: emptyFilters[key],
  ...(key === 'city' && { districts: emptyFilters.districts }),
});
