import type { LocalDate } from '@/formats/dates';

/** A row of the sheet that can be imported. Texts as written; digits of documents and telephones. */
export interface CheckedVoter {
  name: string;
  nickName: string;
  cpf: string;
  dateOfBirth: LocalDate | '';
  genre: number;
  maritalStatusId: number | '';
  phones: string[];
  email: string;
  zipcode: string;
  street: string;
  number: string;
  additional: string;
  district: string;
  city: string;
  state: string;
  groups: string[];
  voterTitle: string;
  electoralZone: string;
  votingSection: string;
  healthCard: string;
  sonsIn: string;
  /** '' where the sheet does not tell. */
  allows: boolean | '';
  note: string;
}

export interface CheckedRow {
  /** Its number in the sheet, from 1, the heading counted. */
  row: number;
  voter: CheckedVoter;
  /** Why it cannot be imported, by field. */
  wrong: readonly string[];
}

/** How the cells of all rows are read. */
export interface RowOptions {
  /** Of local numbers; '' for none. */
  areaCode: string;
  today: LocalDate;
}
