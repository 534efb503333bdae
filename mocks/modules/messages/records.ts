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

/** What citizens see of an office that writes to them; one that is accepted and enabled allows to send. */
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

/** A message sent to one voter. */
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

/** Credits bought (amount above zero) or used (below); their sum is the balance. */
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
