/** A document as the requests that ask for it name it. */
export interface LinkedDocument {
  typeId: number;
  number: string;
  year: string;
}
