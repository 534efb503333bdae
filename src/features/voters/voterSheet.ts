import { formatDate, formatDateTime } from '@/formats/dates';
import { formatZipcode, maskCpfMiddle, maskVoterTitle } from '@/formats/documents';
import { formatPhone } from '@/formats/phone';
import { printRecord } from '@/formats/print';
import type { Voter, VoterAddress } from './votersApi';

/** `Rua das Flores, 10, apto. 12`. */
export const streetOf = ({ street, number, additional }: VoterAddress) =>
  [street, number, additional].filter(Boolean).join(', ');

/** `Cambuí - Campinas/SP`. */
export const districtOf = ({ district, city, state }: VoterAddress) =>
  [district, [city, state].filter(Boolean).join('/')].filter(Boolean).join(' - ');

/**
 * A voter as a file to print, named by the id (document 2, section 9). Paper lies about: CPF and título are masked
 * there as they are in the CSV.
 */
export const voterSheet = (voter: Voter) => ({
  name: `${voter.id}.html`,
  type: 'text/html;charset=utf-8',
  content: printRecord({
    title: voter.name,
    subtitle: `Eleitor ${voter.id}`,
    sections: [
      {
        heading: 'Dados do eleitor(a)',
        fields: [
          { label: 'Referência', value: voter.id },
          { label: 'Nome', value: voter.name },
          { label: 'Situação', value: voter.isActive ? 'Ativo' : 'Inativo' },
          { label: 'CPF', value: maskCpfMiddle(voter.cpf) },
          { label: 'Data de nascimento', value: formatDate(voter.dateOfBirth) },
          { label: 'Estado civil', value: voter.maritalStatusName },
          { label: 'Profissão', value: voter.professionName },
        ],
      },
      {
        heading: 'Endereço',
        fields: [
          { label: 'Endereço', value: voter.address && streetOf(voter.address) },
          { label: 'Bairro e cidade', value: voter.address && districtOf(voter.address) },
          { label: 'CEP', value: formatZipcode(voter.address?.zipcode) },
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
          { label: 'Observações', value: voter.note },
          { label: 'Data de cadastro', value: formatDateTime(voter.createdAt) },
          { label: 'Última atualização', value: formatDateTime(voter.updatedAt) },
        ],
      },
    ],
  }),
});

/** `Telefone (Celular)`. */
export const phoneLabel = (typeName: string) => (typeName ? `Telefone (${typeName})` : 'Telefone');
