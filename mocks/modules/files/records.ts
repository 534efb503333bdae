import { table } from '../../data/table';

/** Base64, to fit in the data file. */
export interface StoredFile {
  id: number;
  clientId: number;
  /** Original name. */
  name: string;
  /** Name it is served under. */
  storedName: string;
  base64: string;
}

export const fileTables = {
  files: table<StoredFile>(),
};
