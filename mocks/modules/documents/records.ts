import type { Option, ColoredEntry } from '../../data/entries';
import { table } from '../../data/table';

export interface Author {
  id: number;
  clientId: number;
  name: string;
}

export const documentTables = {
  documentTypes: table<Option>(),
  legislativeStatuses: table<ColoredEntry>(),
  authors: table<Author>(),
};
