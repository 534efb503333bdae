import type { StateOf } from '@/api/rootReducer';
import { isCpf } from '@/formats/cpf';
import { formatCpf, formatZipcode, maskCpfMiddle } from '@/formats/documents';
import { digitsOf } from '@/formats/phone';
import { optionName, type NamedOption } from '@/lookups/lookupsApi';
import {
  choiceFilter,
  dateFilter,
  idsFilter,
  lookupFilter,
  lookupsFilter,
  phoneFilter,
  textFilter,
  yesNoFilter,
  referenceFilter,
} from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { isNumberLike } from '@/records/list/quickSearch';
import { titleOf, type VoterRow } from '@/lookups/voters/voter';
import { activeChoices, responsibleTypes, voteStatuses } from './voterChoices';
import { genres, maritalStatuses } from '@/lookups/voters/voterTraits';

/** Text with CPF punctuation, even partial; without it, eleven digits with valid check digits. */
const isCpfLike = (text: string) =>
  /^\d{3}\.(\d|$)/.test(text) || /^\d{9}-/.test(text) || (/^\d{11}$/.test(text) && isCpf(text));

export const votersModule = createListModule({
  name: 'voters',
  title: 'Eleitores',
  one: 'eleitor',
  many: 'eleitores',
  labelOf: (row: VoterRow) => titleOf(row),
  filters: {
    reference: referenceFilter('Referência'),
    // Masked in the header, visible to bystanders; shown in full in the field, to be corrected.
    cpf: textFilter('CPF', { show: maskCpfMiddle, typed: formatCpf, wire: 'individualRegistration' }),
    name: textFilter('Nome'),
    genre: choiceFilter('Gênero', genres),
    city: lookupFilter('Cidade', { wire: 'cityId' }),
    districts: lookupsFilter('Bairro', { wire: 'districtsId', within: 'city' }),
    address: textFilter('Endereço'),
    zipcode: textFilter('CEP', { show: formatZipcode }),
    isActive: choiceFilter('Situação', activeChoices, { wire: 'status' }),
    groupIds: idsFilter('Grupo', (id, groups: readonly NamedOption[]) => optionName(groups, id), {
      wire: 'groupsId',
    }),
    maritalStatusId: choiceFilter('Estado civil', maritalStatuses),
    profession: lookupFilter('Profissão', { wire: 'professionId' }),
    withTelephone: yesNoFilter('Com telefone'),
    withEmail: yesNoFilter('Com e-mail'),
    telephone: phoneFilter('Telefone'),
    email: textFilter('E-mail'),
    /** Birthdays as `DD/MM`. */
    startBirthDate: textFilter('Aniversário a partir de'),
    endBirthDate: textFilter('Aniversário até'),
    startCreatedDate: dateFilter('Cadastro a partir de'),
    endCreatedDate: dateFilter('Cadastro até'),
    voteStatusId: choiceFilter('Voto', voteStatuses),
    responsibleTypeId: choiceFilter('Tipo de responsável', responsibleTypes, { wire: 'responsibleId' }),
    responsibleName: textFilter('Responsável'),
    school: lookupFilter('Local de votação', { wire: 'schoolId' }),
  },
  quickSearch: {
    by: 'nome, CPF ou telefone',
    filters: ['name', 'cpf', 'telephone'],
    read: (text) => {
      if (!isNumberLike(text)) return { name: text };
      return isCpfLike(text) ? { cpf: digitsOf(text) } : { telephone: text };
    },
  },
  panels: ['remove', 'labels', 'message', 'service', 'reminder'],
});

export const votersSlice = votersModule.slice;

declare module '@/api/rootReducer' {
  interface ModuleStates {
    voters: StateOf<typeof votersSlice>;
  }
}
