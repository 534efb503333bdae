import type { FieldPath } from 'react-hook-form';
import type { ApiFailure } from '@/api/failure';
import { rowLists, type RowListName } from './rowLists';
import type { VoterInput } from './voterInput';

/** Maps server field names to the form's lookups. */
export const serverNames: Readonly<Record<string, FieldPath<VoterInput>>> = {
  cityId: 'city',
  districtId: 'district',
  schoolId: 'school',
  professionId: 'profession',
};

const isRowList = (name: string): name is RowListName => Object.hasOwn(rowLists, name);

/**
 * Errors about a whole list go to its only row, else to the form's general errors with the section's name.
 */
export function placeListErrors(failure: ApiFailure, input: VoterInput): ApiFailure {
  const errors = failure.errors.map(({ fieldName, message }) => {
    if (!isRowList(fieldName)) return { fieldName, message };
    const { main, many } = rowLists[fieldName];
    return input[fieldName].length === 1
      ? { fieldName: `${fieldName}.0.${main}`, message }
      : { fieldName: '', message: `${many}: ${message}` };
  });
  return { ...failure, errors };
}
