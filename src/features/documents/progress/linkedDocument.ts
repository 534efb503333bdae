/** A document as referred to by the services that request it. */
export interface LinkedDocument {
  typeId: number;
  number: string;
  year: string;
}

/** Whether both name the same document, however its number is written. */
export const isSameDocument = (one: LinkedDocument, other: LinkedDocument): boolean =>
  one.typeId === other.typeId &&
  Number(one.number) === Number(other.number) &&
  Number(one.year) === Number(other.year);
