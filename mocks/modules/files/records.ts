import { table } from '../../data/table';

/** An uploaded file, kept as base64 so that it survives in the data file. */
export interface StoredFile {
  id: number;
  clientId: number;
  /** The name it was uploaded under. */
  name: string;
  /** The name it is served under. */
  storedName: string;
  base64: string;
}

export const fileTables = {
  files: table<StoredFile>(),
};
