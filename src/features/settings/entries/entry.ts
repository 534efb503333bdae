import * as v from 'valibot';
import { optionalId, phpId, text } from '@/api/reply';
import { colorOf } from '@/formats/palette';

const count = v.nullish(phpId, 0);

/** An entry of an office list; each list uses some of the fields. */
export const entryRow = v.object({
  id: phpId,
  name: text,
  color: text,
  description: text,
  /** Null for system departments; other lists omit it. */
  clientId: optionalId,
  /** Usage counts. */
  serviceUsing: count,
  votersUsing: count,
  inUsing: count,
  serviceTotal: count,
  documentTotal: count,
});
export type EntryRow = v.InferOutput<typeof entryRow>;

export interface EntryInput {
  name: string;
  color: string;
  description: string;
}

/** On-screen labels of the fields that prefill the form, by API name. */
export const fieldLabels = {
  name: 'Nome',
  color: 'Cor',
  description: 'Descrição',
};

export const limits = { name: 50, description: 500 };

export const emptyEntry = (): EntryInput => ({ name: '', color: '', description: '' });

/** Form values, with the color in the palette's spelling. */
export const inputFrom = ({ name, color, description }: EntryRow): EntryInput => ({
  name,
  color: colorOf(color)?.color ?? color,
  description,
});

export const cleanInput = ({ name, color, description }: EntryInput): EntryInput => ({
  name: name.trim(),
  color,
  description: description.trim(),
});

/** Not used by anything yet. */
export const newRow = (id: number, input: EntryInput, clientId: number | null): EntryRow =>
  v.parse(entryRow, { id, ...input, clientId });
