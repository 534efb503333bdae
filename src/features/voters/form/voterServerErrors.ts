import type { FieldPath } from 'react-hook-form';
import type { ApiFailure } from '@/api/failure';
import type { VoterInput } from './voterInput';

/** The form's field for the names under which the server refuses what a look-up holds as one choice. */
export const serverNames: Readonly<Record<string, FieldPath<VoterInput>>> = {
  cityId: 'city',
  districtId: 'district',
  schoolId: 'school',
  professionId: 'profession',
};

interface RowList {
  /** The field of a row that shows what the server says of the whole list. */
  field: string;
  /** Begins the message where several rows leave open which one is meant. */
  title: string;
}

const lists: Readonly<Record<string, RowList>> = {
  telephone: { field: 'number', title: 'Telefones' },
  responsible: { field: 'name', title: 'Responsáveis' },
  relatives: { field: 'elector', title: 'Família' },
};

/**
 * Messages about a whole list (`telephone`) go under its only row, else into the form's general list with the name
 * of the section.
 */
export function placeListErrors(failure: ApiFailure, input: VoterInput): ApiFailure {
  const errors = failure.errors.map(({ fieldName, message }) => {
    const list = Object.hasOwn(lists, fieldName) ? lists[fieldName] : undefined;
    if (!list) return { fieldName, message };
    const rows = input[fieldName as 'telephone' | 'responsible' | 'relatives'];
    if (rows.length === 1) return { fieldName: `${fieldName}.0.${list.field}`, message };
    return { fieldName: '', message: `${list.title}: ${message}` };
  });
  return { ...failure, errors };
}
