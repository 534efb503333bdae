import { today, type LocalDate } from '@/formats/dates';
import type { LegislativeDocument } from './document';

/* What the forms hold, in the names of the API, so that its field errors find their field. */

export interface DocumentInput {
  type: number | null;
  status: number | null;
  /** Digits. */
  number: string;
  year: string;
  /** A department. */
  areaInterest: number | null;
  region: string;
  proceeding: boolean;
  /** The subject. */
  menu: string;
  authors: { name: string }[];
}

export interface StatusInput {
  status: number | null;
}

export interface CommentInput {
  date: LocalDate | '';
  note: string;
}

/** What people call the fields that the form is filled in from, by their names on the wire. */
export const fieldWords = {
  typeId: 'Tipo',
  statusId: 'Status',
  number: 'Número',
  year: 'Ano',
  areaInterest: 'Área de interesse',
  region: 'Região',
  proceeding: 'Em tramitação',
  menu: 'Assunto',
  authors: 'Autores',
};

/** The same of the drafted text. */
export const draftWords = { text: 'Texto', typeName: 'Tipo', number: 'Número', year: 'Ano' };

/** Text limits of the form; a filter searches for a subject by a part of it. */
export const limits = { menu: 2000, region: 50, menuFilter: 50 };

/** What an empty form holds: a document of this year. */
export const newDocument = (): DocumentInput => ({
  type: null,
  status: null,
  number: '',
  year: today().slice(0, 4),
  areaInterest: null,
  region: '',
  proceeding: false,
  menu: '',
  authors: [],
});

/** A document as the form edits it. */
export const inputFrom = (document: LegislativeDocument): DocumentInput => ({
  type: document.typeId,
  status: document.statusId,
  number: document.number,
  year: document.year,
  areaInterest: document.areaInterest,
  region: document.region,
  proceeding: document.proceeding,
  menu: document.menu,
  authors: document.authors.map((name) => ({ name })),
});

/** As a number; an old one that has letters goes back as it came. */
const wireNumber = (digits: string) => (/^\d+$/.test(digits) ? Number(digits) : digits);

/** The form as it is sent: without the spaces around its texts, number and year as numbers. */
export const wireInput = ({ authors, ...input }: DocumentInput) => ({
  ...input,
  number: wireNumber(input.number),
  year: wireNumber(input.year),
  region: input.region.trim(),
  menu: input.menu.trim(),
  authors: authors.map(({ name }) => name),
});
