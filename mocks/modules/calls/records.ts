import { table } from '../../data/table';

export interface Call {
  id: number;
  clientId: number;
  name: string;
  telephone: string;
  subject: string;
  createdAt: string;
  createdById: number;
  /** 0 for no one. */
  userWantedId: number;
  /** 1 Pendente, 2 Retornar ligação, 3 Finalizada. */
  statusId: number;
}

export const callTables = {
  calls: table<Call>(),
};
