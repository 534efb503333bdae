import { labelOf } from '@/formats/choices';
import { formatDate, formatDateTime } from '@/formats/dates';
import { formatZipcode, maskCpfMiddle, maskVoterTitle } from '@/formats/documents';
import { formatPhone } from '@/formats/phone';
import { recordSheet } from '@/formats/print';
import { districtOf, phoneLabel, streetOf, type Voter } from '@/lookups/voters/voter';
import { activeChoices } from '../voterChoices';
import { familyOf, responsibleOf, type VoterPerson } from './voterPeople';

/**
 * Printable voter record, named by id. CPF and título are masked as in the CSV, since paper is left lying
 * around.
 */
export const voterSheet = (voter: Voter) => ({
  name: `${voter.id}.html`,
  sheet: recordSheet({
    title: voter.name,
    subtitle: `Eleitor ${voter.id}`,
    sections: [
      {
        heading: 'Dados do eleitor(a)',
        fields: [
          { label: 'Referência', value: voter.id },
          { label: 'Nome', value: voter.name },
          { label: 'Situação', value: labelOf(activeChoices, voter.isActive) },
          { label: 'CPF', value: maskCpfMiddle(voter.cpf) },
          { label: 'Data de nascimento', value: formatDate(voter.dateOfBirth) },
          { label: 'Estado civil', value: voter.maritalStatusName },
          { label: 'Profissão', value: voter.professionName },
        ],
      },
      {
        heading: 'Endereço',
        fields: [
          { label: 'Endereço', value: streetOf(voter.address) },
          { label: 'Bairro e cidade', value: districtOf(voter.address) },
          { label: 'CEP', value: formatZipcode(voter.address.zipcode) },
        ],
      },
      {
        heading: 'Dados para contato',
        fields: [
          ...(voter.telephones.length > 0 ? voter.telephones : [{ typeName: '', number: '' }]).map(
            ({ typeName, number }) => ({ label: phoneLabel(typeName), value: formatPhone(number) }),
          ),
          { label: 'E-mail', value: voter.email },
          { label: 'Aceita comunicação', value: voter.allowsCommunication ? 'Sim' : 'Não' },
        ],
      },
      {
        heading: 'Dados votação',
        fields: [
          { label: 'Título de eleitor', value: maskVoterTitle(voter.voterTitle) },
          { label: 'Zona eleitoral', value: voter.electoralZone },
          { label: 'Seção', value: voter.votingSection },
          { label: 'Local de votação', value: voter.schoolName },
        ],
      },
      {
        heading: 'Dados adicionais',
        fields: [
          { label: 'Número de filhos', value: voter.sonsIn },
          { label: 'Observações', value: voter.note },
          { label: 'Data de cadastro', value: formatDateTime(voter.createdAt) },
          { label: 'Última atualização', value: formatDateTime(voter.updatedAt) },
        ],
      },
      peopleSection('Responsáveis', responsibleOf(voter)),
      peopleSection('Família', familyOf(voter)),
    ],
  }),
});

const peopleSection = (heading: string, people: readonly VoterPerson[]) => ({
  heading,
  fields: (people.length > 0 ? people : [{ role: '', name: '' }]).map(({ role, name }) => ({
    label: role || heading,
    value: name,
  })),
});
