import type { Ask } from '@/api/ask';
import type { ApiResult } from '@/api/failure';
import { formatDate, formatDateTime } from '@/formats/dates';
import { formatZipcode, maskCpfMiddle } from '@/formats/documents';
import { formatPhone } from '@/formats/phone';
import { recordSheet } from '@/formats/print';
import type { NamedSheet } from '@/records/list/exports';
import { votersLookupApi, type VoterSheet } from '@/lookups/voters/votersLookupApi';
import { referenceOf, type Service } from '../service';
import { servicesApi } from '../servicesApi';

/** Printable service with its voter; for a deleted voter, the name kept in the service. */
export async function fetchServiceSheet(
  id: number,
  signal: AbortSignal,
  ask: Ask,
): Promise<ApiResult<NamedSheet>> {
  const service = await ask(servicesApi.endpoints.service, id, signal);
  if (service.error) return service;
  const { electorId } = service.data;
  if (electorId === null) return { data: serviceSheet(service.data, null) };
  const voter = await ask(votersLookupApi.endpoints.voter, electorId, signal);
  if (voter.error && voter.error.kind !== 'notFound') return voter;
  return { data: serviceSheet(service.data, voter.data ?? null) };
}

const serviceSheet = (service: Service, voter: VoterSheet | null): NamedSheet => ({
  name: `atendimento-${referenceOf(service)}.html`,
  sheet: recordSheet({
    title: `Atendimento ${referenceOf(service)}`,
    subtitle: service.statusName,
    sections: [
      {
        fields: [
          { label: 'Status', value: service.statusName },
          { label: 'Categoria', value: service.categoryName },
          { label: 'Origem', value: service.originName },
          { label: 'Escritório', value: service.officeName },
          { label: 'Secretária', value: service.departmentName },
          { label: 'Data de solicitação', value: formatDate(service.requestDate) },
          { label: 'Data de conclusão', value: formatDate(service.completionDate) },
          { label: 'Data de cadastro', value: formatDateTime(service.createdAt) },
          { label: 'Última atualização', value: formatDateTime(service.updatedAt) },
          { label: 'Responsáveis', value: lines(service.responsibles.map(({ userName }) => userName)) },
          { label: 'Descrição', value: service.description },
        ],
      },
      { heading: 'Eleitor', fields: voterFields(service, voter) },
      {
        heading: 'Requerimentos, ofícios, indicações e moções',
        fields: service.documents.map(({ typeName, number, year }) => ({
          label: typeName,
          value: `${number}/${year}`,
        })),
      },
      {
        heading: 'Andamentos',
        fields: service.progress.map(({ progressDate, userResponsibleName, description }) => ({
          label: lines([formatDateTime(progressDate), userResponsibleName]),
          value: description,
        })),
      },
    ].filter(({ fields }) => fields.length > 0),
  }),
});

const lines = (texts: readonly string[]) => texts.filter(Boolean).join('\n');

function voterFields(service: Service, voter: VoterSheet | null) {
  if (!voter) {
    return [
      { label: 'Nome', value: service.electorName },
      { label: 'Telefone', value: formatPhone(service.electorTelephone) },
    ];
  }
  const { street, number, additional, district, city, state, zipcode } = voter.address;
  const cityAndState = [city, state].filter(Boolean).join('/');
  return [
    { label: 'Nome', value: voter.name },
    // Paper circulates: mask the CPF.
    { label: 'CPF', value: maskCpfMiddle(voter.cpf) },
    { label: 'Data de nascimento', value: formatDate(voter.dateOfBirth) },
    {
      label: 'Telefone(s)',
      value: lines(
        voter.telephones.map(({ typeName, number: phone }) =>
          [formatPhone(phone), typeName && `(${typeName})`].filter(Boolean).join(' '),
        ),
      ),
    },
    { label: 'E-mail', value: voter.email },
    {
      label: 'Endereço',
      value: lines([
        [street, number, additional].filter(Boolean).join(', '),
        [district, cityAndState].filter(Boolean).join(' - '),
        formatZipcode(zipcode),
      ]),
    },
  ];
}
