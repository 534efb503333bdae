import type { FieldErrors } from 'react-hook-form';
import { nearestHeading } from '@/ui/focus/panelFocus';
import { goToFirstError } from '@/ui/form/goToFirstError';
import { findSignpost } from '@/ui/signposts';
import { fieldsOfSection, type VoterField } from './voterFields';
import { placeFields, type VoterInput } from './voterInput';

type FieldName = keyof VoterInput;

interface VoterSection {
  id: string;
  title: string;
  fields: readonly FieldName[];
}

const section = (key: keyof typeof fieldsOfSection, id: string, title: string): VoterSection => ({
  id,
  title,
  fields: Object.keys(fieldsOfSection[key]) as VoterField[],
});

export const sections = {
  person: section('person', 'dados-do-eleitor', 'Dados do eleitor(a)'),
  address: {
    id: 'endereco',
    title: 'Endereço',
    fields: ['addressSearchBy', 'addressSearch', ...placeFields],
  },
  contact: section('contact', 'dados-para-contato', 'Dados para contato'),
  vote: section('vote', 'dados-votacao', 'Dados votação'),
  additional: section('additional', 'dados-adicionais', 'Dados adicionais'),
  responsible: section('responsible', 'responsaveis', 'Responsáveis'),
  family: section('family', 'familia', 'Família'),
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
