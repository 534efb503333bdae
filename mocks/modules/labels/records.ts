import { table } from '../../data/table';

/** A sheet of labels. */
export interface Tag {
  id: number;
  name: string;
  code: string;
  perLine: number;
  perPage: number;
}

export const labelTables = {
  tags: table<Tag>(),
};
