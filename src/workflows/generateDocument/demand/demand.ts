import { plural } from '@/formats/text';
import { isSameDocument, type LinkedDocument } from '@/features/documents/progress/linkedDocument';
import type { Service } from '@/features/services/service';

/*
 * A demand: one document that several services ask for. The API has no such record: it is the document that each
 * service links to, and an entry in each with the date.
 */

export interface Demand extends LinkedDocument {
  typeName: string;
}

/** Name of a demand in an entry: 'Indicação 412/2026'. */
export const nameOf = ({ typeName, number, year }: Demand) => `${typeName} ${number}/${year}`;

const joined = (demand: Demand) => `Demanda: ${nameOf(demand)}`;

/** Count of people who ask for it, for public texts, without names. */
export const askersText = (people: number) => plural(people, 'morador', 'moradores');

/** The entry of a service that joins; `people` is null if the count is unknown, as for an earlier demand. */
export const joinedEntry = (demand: Demand, people: number | null): string =>
  people === null ? `${joined(demand)}.` : `${joined(demand)}, solicitada por ${askersText(people)}.`;

/** The entry of a service that was removed, since the API does not delete entries. */
export const leftEntry = (demand: Demand): string => `Saiu da demanda: ${nameOf(demand)}.`;

/** Whether a service links to the document. */
export const isLinked = ({ documents }: Pick<Service, 'documents'>, demand: Demand): boolean =>
  documents.some((one) => isSameDocument(one, demand));

/** How often a service joined and left, by its entries. They are counted, since the order within a day is unknown. */
export function turnsIn({ progress }: Pick<Service, 'progress'>, demand: Demand) {
  const count = (texts: readonly string[]) =>
    progress.filter(({ description }) => texts.some((text) => description.includes(text))).length;
  return {
    // With the character after the number: 41/2026 must not match 41/20261.
    joins: count([`${joined(demand)}.`, `${joined(demand)},`]),
    leaves: count([leftEntry(demand)]),
  };
}
