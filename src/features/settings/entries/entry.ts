import * as v from 'valibot';
import { optionalId, phpId, text } from '@/api/reply';
import { colorOf } from '@/formats/palette';

const count = v.nullish(phpId, 0);

/** An entry of one of the office's lists; each list has those of its fields that it needs. */
export const entryRow = v.object({
  id: phpId,
  name: text,
  color: text,
  description: text,
  /** Null for a department of the system; of the other lists not told. */
  clientId: optionalId,
  /** How many records use it. */
  serviceUsing: count,
  votersUsing: count,
  inUsing: count,
  serviceTotal: count,
  documentTotal: count,
});
export type EntryRow = v.InferOutput<typeof entryRow>;

/** What the form of an entry holds; a list's script takes those it knows. */
export interface EntryInput {
  name: string;
  color: string;
  description: string;
}

/** What people call the fields that the form is filled in from, by their names on the wire. */
export const fieldWords = {
  name: 'Nome',
  color: 'Cor',
  description: 'Descrição',
};

/** Text limits of the form. */
export const limits = { name: 50, description: 500 };

export const emptyEntry = (): EntryInput => ({ name: '', color: '', description: '' });

/** An entry as the form edits one, its colour written as the palette writes it. */
export const inputOf = ({ name, color, description }: EntryRow): EntryInput => ({
  name,
  color: colorOf(color)?.color ?? color,
  description,
});

/** What is sent of what was typed: without the spaces around it. */
export const cleanInput = ({ name, color, description }: EntryInput): EntryInput => ({
  name: name.trim(),
  color,
  description: description.trim(),
});

/** A new entry as the list shows it; nothing uses it yet. */
export const newRow = (id: number, input: EntryInput, clientId: number | null): EntryRow => ({
  id,
  ...input,
  clientId,
  serviceUsing: 0,
  votersUsing: 0,
  inUsing: 0,
  serviceTotal: 0,
  documentTotal: 0,
});
