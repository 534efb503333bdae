import { table } from '../../data/table';

export interface ManifestationComment {
  description: string;
  createdAt: string;
}

export interface Manifestation {
  id: number;
  clientId: number;
  /** Quoted by the citizen: year and number. */
  protocol: string;
  typeName: string;
  statusId: number;
  name: string;
  /** This and the other personal fields are '' if not given. */
  individualRegistration: string;
  email: string;
  telephone: string;
  city: string;
  district: string;
  description: string;
  createdAt: string;
  /** Oldest first. */
  comments: ManifestationComment[];
}

export const manifestationTables = {
  manifestations: table<Manifestation>(),
};

export const pending = 1;

export const manifestationStatuses: Readonly<Record<number, { name: string; color: string }>> = {
  [pending]: { name: 'Pendente', color: '#F6BF26' },
  2: { name: 'Recusado', color: '#D50000' },
  3: { name: 'Concluído', color: '#0B8043' },
  4: { name: 'Tentativa de contato', color: '#039BE5' },
};
