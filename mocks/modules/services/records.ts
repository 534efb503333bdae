import { table } from '../../data/table';

export interface ServiceDocument {
  typeId: number;
  number: number;
  year: number;
}

export interface Progress {
  progressDate: string;
  userResponsibleId: number;
  description: string;
}

export interface AttachedFile {
  id: number;
  name: string;
  /** File name it is served under. */
  storedName: string;
}

/** Its reference is AT-{id}. */
export interface Service {
  id: number;
  clientId: number;
  description: string;
  statusId: number;
  categoryId: number;
  originId: number;
  officeId: number;
  departmentId: number | null;
  electorId: number;
  requestDate: string;
  completionDate: string | null;
  responsibleIds: number[];
  documents: ServiceDocument[];
  progress: Progress[];
  files: AttachedFile[];
  createdAt: string;
  updatedAt: string;
}

export const serviceTables = {
  services: table<Service>(),
};
