import { table } from '../../data/table';

export interface Template {
  id: number;
  clientId: number | null;
  /** Channel: 2 SMS, 3 WhatsApp. */
  typeId: number;
  categoryId: number;
  name: string;
  template: string;
  templateShow: string;
  variables: string[];
}

/** An accepted and enabled profile is required to send messages. */
export interface DisplayProfile {
  id: number;
  clientId: number;
  displayName: string;
  displayEmail: string;
  displayPhoneNumber: string;
  evidence: string;
  status: 'accept' | 'reject' | 'pending';
  enabled: boolean;
  token: string;
}

export interface Communication {
  id: number;
  clientId: number;
  voterId: number;
  /** Channel: 2 SMS, 3 WhatsApp. */
  typeId: number;
  categoryId: number;
  templateId: number;
  telephone: string;
  message: string;
  createdById: number;
  createdAt: string;
}

/** Credits bought (positive) or used (negative); the sum is the balance. */
export interface CreditEntry {
  id: number;
  clientId: number;
  /** 1 e-mail, 2 SMS. */
  typeCommunicationId: number;
  amount: number;
  typeUse: 'purchase' | 'campaign' | 'individual_communication';
  createdAt: string;
}

export const messageTables = {
  templates: table<Template>(),
  displayProfiles: table<DisplayProfile>(),
  communications: table<Communication>(),
  creditEntries: table<CreditEntry>(),
};
