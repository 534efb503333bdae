import { table } from '../../data/table';

export interface ManifestationComment {
  description: string;
  createdAt: string;
}

/** What a citizen sent by the public page. */
export interface Manifestation {
  id: number;
  clientId: number;
  /** What the citizen quotes to ask about it: the year and a number. */
  protocol: string;
  typeName: string;
  statusId: number;
  name: string;
  /** '' where the citizen left it out, as with the other fields about the person. */
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

/** What becomes of a manifestation, with the colours of the product. */
export const manifestationStatuses: Readonly<Record<number, { name: string; color: string }>> = {
  [pending]: { name: 'Pendente', color: '#F6BF26' },
  2: { name: 'Recusado', color: '#D50000' },
  3: { name: 'Concluído', color: '#0B8043' },
  4: { name: 'Tentativa de contato', color: '#039BE5' },
};
