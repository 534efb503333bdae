import type { Option, ColoredEntry } from '../../data/entries';
import { table } from '../../data/table';

export interface Author {
  id: number;
  clientId: number;
  name: string;
}

export interface DocumentFile {
  name: string;
  /** File name it is served under. */
  storedName: string;
  description: string;
}

export interface DocumentComment {
  date: string;
  note: string;
}

/** A legislative document (propositura, ofício…), known by type, number and year. */
export interface LegislativeDocument {
  id: number;
  clientId: number;
  typeId: number;
  statusId: number;
  number: number;
  year: number;
  areaInterestId: number | null;
  region: string;
  /** 'Em tramitação'. */
  proceeding: boolean;
  /** The subject. */
  menu: string;
  authors: string[];
  archives: DocumentFile[];
  comments: DocumentComment[];
  createdAt: string;
  updatedAt: string;
}

/** Draft text as HTML; at most one per document. */
export interface PreparedText {
  id: number;
  clientId: number;
  documentId: number;
  text: string;
}

export const documentTables = {
  documentTypes: table<Option>(),
  legislativeStatuses: table<ColoredEntry>(),
  authors: table<Author>(),
  documents: table<LegislativeDocument>(),
  preparedTexts: table<PreparedText>(),
};
