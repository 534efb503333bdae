import { plural } from '@/formats/text';
import { isSameDocument, type LinkedDocument } from '@/features/documents/progress/linkedDocument';
import type { Service } from '@/features/services/service';

/*
 * A demand: one document that several requests ask for. The API knows none: it is the document that each of them names,
 * and an entry in each that says since when.
 */

export interface Demand extends LinkedDocument {
  typeName: string;
}

/** How a demand is called in an entry: 'Indicação 412/2026'. */
export const nameOf = ({ typeName, number, year }: Demand) => `${typeName} ${number}/${year}`;

const joined = (demand: Demand) => `Demanda: ${nameOf(demand)}`;

/** How many ask for it, on a public paper: never who. */
export const askersText = (people: number) => plural(people, 'morador', 'moradores');

/** The entry of a request that joins; `people` is null where they are not known, as in a demand of before. */
export const joinedEntry = (demand: Demand, people: number | null): string =>
  people === null ? `${joined(demand)}.` : `${joined(demand)}, solicitada por ${askersText(people)}.`;

/** The entry of one that was taken out: the API removes none. */
export const leftEntry = (demand: Demand): string => `Saiu da demanda: ${nameOf(demand)}.`;

/** Whether a request asks for the document. */
export const isLinked = ({ documents }: Pick<Service, 'documents'>, demand: Demand): boolean =>
  documents.some((one) => isSameDocument(one, demand));

/**
 * How often a request joined and left, by its entries. They are counted, as the order of those of one day is not
 * known.
 */
export function turnsIn({ progress }: Pick<Service, 'progress'>, demand: Demand) {
  const count = (texts: readonly string[]) =>
    progress.filter(({ description }) => texts.some((text) => description.includes(text))).length;
  return {
    // With what follows the number: 41/2026 is not 41/20261.
    joins: count([`${joined(demand)}.`, `${joined(demand)},`]),
    leaves: count([leftEntry(demand)]),
  };
}
