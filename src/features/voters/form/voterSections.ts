import type { FieldErrors } from 'react-hook-form';
import { nearestHeading } from '@/ui/focus/panelFocus';
import { goToFirstError } from '@/ui/form/goToFirstError';
import { findSignpost } from '@/ui/signposts';
import { placeFields, type VoterInput } from './voterInput';

type FieldName = keyof VoterInput;

interface VoterSection {
  id: string;
  title: string;
  fields: readonly FieldName[];
}

export const sections = {
  person: {
    id: 'dados-do-eleitor',
    title: 'Dados do eleitor(a)',
    fields: [
      'name',
      'nickName',
      'individualRegistration',
      'dateOfBirth',
      'genre',
      'maritalStatusId',
      'groupsId',
      'status',
    ],
  },
  address: {
    id: 'endereco',
    title: 'Endereço',
    fields: ['addressSearchBy', 'addressSearch', ...placeFields],
  },
  contact: {
    id: 'dados-para-contato',
    title: 'Dados para contato',
    fields: ['email', 'telephone', 'allowCommunication'],
  },
  vote: {
    id: 'dados-votacao',
    title: 'Dados votação',
    fields: [
      'voterRegistration',
      'electoralZone',
      'votingSection',
      'school',
      'voteStatusId',
      'voterRegistrationStatusId',
    ],
  },
  additional: {
    id: 'dados-adicionais',
    title: 'Dados adicionais',
    fields: ['healthCard', 'profession', 'sonsIn', 'note'],
  },
  responsible: { id: 'responsaveis', title: 'Responsáveis', fields: ['responsible'] },
  family: { id: 'familia', title: 'Família', fields: ['relatives'] },
} as const satisfies Record<string, VoterSection>;

export const sectionList: readonly VoterSection[] = Object.values(sections);

/** Fields with errors; each list row counts separately. */
export function countErrors(
  errors: FieldErrors<VoterInput>,
  fields: readonly FieldName[] = sectionList.flatMap((section) => section.fields),
): number {
  return fields.reduce((count, field) => count + leaves(errors[field]), 0);
}

function leaves(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 0;
  if ('type' in error && typeof error.type === 'string') return 1;
  return Object.values(error).reduce<number>((count, inner) => count + leaves(inner), 0);
}

/** Goes to a section's first error, else to its title. */
export function goToSection(id: string) {
  const section = findSignpost('section', id);
  if (!section || goToFirstError(section)) return;
  nearestHeading(section)?.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start' });
}
