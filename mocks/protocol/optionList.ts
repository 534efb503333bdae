import { wholeList } from '../data/search';
import { list } from './answers';
import { staffCall, type StaffInput } from './calls';
import { id, only, required, text, type Fields } from './fields';

export const optionFields = { id, name: text };

interface OptionList<Q extends Fields> {
  says: string;
  query?: Q;
  /** Default: `id` and `name`. */
  fields?: Fields;
  rows: (input: StaffInput<Q, Record<never, never>>) => readonly object[];
}

/** An option list of queries.php; the action is repeated in the query as `ac`. */
export const optionList = <Q extends Fields = Record<never, never>>(
  action: string,
  { says, query, fields = optionFields, rows }: OptionList<Q>,
) =>
  staffCall('GET', action, {
    says,
    query: { ac: required(only(action)), ...query } as unknown as Q,
    answer: list(fields),
    run: (input: StaffInput<Q, Record<never, never>>) =>
      wholeList(rows(input).map((row) => pickFields(row, fields))),
  });

export const own =
  ({ clientId }: { clientId: number }) =>
  (row: { clientId: number }) =>
    row.clientId === clientId;

export const ownOrSystem =
  ({ clientId }: { clientId: number }) =>
  (row: { clientId: number | null }) =>
    row.clientId === clientId || row.clientId === null;

const pickFields = (row: object, fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, (row as Record<string, unknown>)[name]]));
