import { formatCpf, formatZipcode, isCpf, maskCpfMiddle } from '@/formats/documents';
import { digitsOf } from '@/formats/phone';
import { optionName, type NamedOption } from '@/lookups/lookupsApi';
import {
  dateFilter,
  idFilter,
  idsFilter,
  lookupFilter,
  lookupsFilter,
  phoneFilter,
  textFilter,
  yesNoFilter,
  referenceFilter,
} from '@/ui/list/filters';
import { createListModule } from '@/ui/list/listModule';
import { isNumberLike } from '@/ui/list/quickSearch';
import { titleOf, type VoterRow } from './voter';
import { activeName, labelOf, responsibleTypes, voteStatuses } from './voterChoices';
import { genres, maritalStatuses, type Choice } from './voterTraits';

/** One of a fixed list. */
const choiceFilter = (label: string, choices: readonly Choice[], special?: { wire: string }) =>
  idFilter(label, (id) => labelOf(choices, id), special);

/** Typed with the marks of a CPF, also while it is not whole; without marks, eleven digits whose last two are right. */
const isCpfLike = (text: string) =>
  /^\d{3}\.(\d|$)/.test(text) || /^\d{9}-/.test(text) || (/^\d{11}$/.test(text) && isCpf(text));

/** The voters as a list: their name, filters and panels. */
export const votersModule = createListModule({
  name: 'voters',
  title: 'Eleitores',
  one: 'eleitor',
  many: 'eleitores',
  labelOf: (row: VoterRow) => titleOf(row),
  filters: {
    reference: referenceFilter('Referência'),
    // Under the header it stands for everybody to see; in the box it was typed into, it can be corrected.
    cpf: textFilter('CPF', { show: maskCpfMiddle, typed: formatCpf, wire: 'individualRegistration' }),
    name: textFilter('Nome'),
    genre: choiceFilter('Gênero', genres),
    city: lookupFilter('Cidade', { wire: 'cityId' }),
    districts: lookupsFilter('Bairro', { wire: 'districtsId', within: 'city' }),
    address: textFilter('Endereço'),
    zipcode: textFilter('CEP', { show: formatZipcode }),
    isActive: yesNoFilter('Situação', { wire: 'status', yes: activeName(true), no: activeName(false) }),
    groupIds: idsFilter('Grupo', (id, groups: readonly NamedOption[]) => optionName(groups, id), {
      wire: 'groupsId',
    }),
    maritalStatusId: choiceFilter('Estado civil', maritalStatuses),
    profession: lookupFilter('Profissão', { wire: 'professionId' }),
    withTelephone: yesNoFilter('Com telefone'),
    withEmail: yesNoFilter('Com e-mail'),
    telephone: phoneFilter('Telefone'),
    email: textFilter('E-mail'),
    /** Birthdays, `DD/MM`, whatever the year. */
    startBirthDate: textFilter('Aniversário a partir de'),
    endBirthDate: textFilter('Aniversário até'),
    startCreatedDate: dateFilter('Cadastro a partir de'),
    endCreatedDate: dateFilter('Cadastro até'),
    voteStatusId: choiceFilter('Voto', voteStatuses),
    /** In what way somebody answers for the voter, and that one's name. */
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
  side: 'left',
});
