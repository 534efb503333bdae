import { today, type LocalDate } from '@/formats/dates';
import type { LegislativeDocument } from './document';

/* Form values, named as in the API so that its field errors match. */

export interface DocumentInput {
  type: number | null;
  status: number | null;
  number: string;
  year: string;
  areaInterest: number | null;
  region: string;
  proceeding: boolean;
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

/** On-screen labels of the fields that prefill the form, by API name. */
export const fieldLabels = {
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

export const draftWords = { text: 'Texto', typeName: 'Tipo', number: 'Número', year: 'Ano' };

export const limits = { menu: 2000, region: 50, menuFilter: 50 };

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

/** Old non-numeric values are sent back unchanged. */
const wireNumber = (digits: string) => (/^\d+$/.test(digits) ? Number(digits) : digits);

export const toWire = ({ authors, ...input }: DocumentInput) => ({
  ...input,
  number: wireNumber(input.number),
  year: wireNumber(input.year),
  region: input.region.trim(),
  menu: input.menu.trim(),
  authors: authors.map(({ name }) => name),
});
