import type { FieldPath } from 'react-hook-form';
import type { ApiFailure } from '@/api/failure';
import { rowLists, type RowListName } from './rowLists';
import type { VoterInput } from './voterInput';

/** The form's field for the names under which the server refuses what a look-up holds as one choice. */
export const serverNames: Readonly<Record<string, FieldPath<VoterInput>>> = {
  cityId: 'city',
  districtId: 'district',
  schoolId: 'school',
  professionId: 'profession',
};

const isRowList = (name: string): name is RowListName => Object.hasOwn(rowLists, name);

/**
 * Messages about a whole list (`telephone`) go under its only row, else into the form's general list with the name
 * of the section.
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
