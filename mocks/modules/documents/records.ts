import type { Option, ColoredEntry } from '../../data/entries';
import { table } from '../../data/table';

export interface Author {
  id: number;
  clientId: number;
  name: string;
}

export interface DocumentFile {
  name: string;
  /** The name under which the stored file is served. */
  storedName: string;
  description: string;
}

export interface DocumentComment {
  /** The day it speaks of, `YYYY-MM-DD`. */
  date: string;
  note: string;
}

/** A legislative document (propositura, ofício…); people know it by its type, number and year. */
export interface LegislativeDocument {
  id: number;
  clientId: number;
  typeId: number;
  statusId: number;
  number: number;
  year: number;
  /** The department it is about. */
  areaInterestId: number | null;
  region: string;
  /** Still under way in the chamber ('Em tramitação'). */
  proceeding: boolean;
  /** The subject. */
  menu: string;
  authors: string[];
  archives: DocumentFile[];
  comments: DocumentComment[];
  createdAt: string;
  updatedAt: string;
}

/** The text drafted for a document, as HTML; at most one each. */
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
