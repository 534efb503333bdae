import { table } from '../../data/table';

export interface Billing {
  name: string;
  document: string;
  email: string;
  phone: string;
}

/** An office that uses the product. Everything else belongs to one client. */
export interface Client {
  id: number;
  name: string;
  /** Names the client in the invoice pages. */
  identifier: string;
  /** Names the office in the citizen portal. */
  shortIdentifier: string | null;
  /** In its trial period. */
  trl: boolean;
  status: boolean;
  /** Never paid for a licence: the billing data can still be typed. */
  newClient: boolean;
  billing: Billing | null;
  /** Price of a month, in reais. */
  monthlyValue: number;
  /** 1 Vereador(a), 2 Prefeito(a), 3 Deputado(a). */
  product: number;
  /** Gave its consent to the calendar provider. */
  calendarConnected: boolean;
  /** With an account that has no calendar. */
  hasNoCalendars?: boolean;
  telephone: string;
  mail: string;
  city: string;
  state: string;
  createdAt: string;
  dateStartLicense: string | null;
  dateEndLicense: string | null;
  dateExpireTrial: string | null;
}

export interface User {
  id: number;
  clientId: number;
  status: boolean;
  name: string;
  email: string;
  /** In the clear: these are demonstration accounts with a published password. */
  password: string;
  telephone: string;
  image: string;
  officeId: number;
  jobRoleId: number;
  /** 1 Administrador, 2 Básico. */
  profileId: number;
  rules: string[];
}

export interface LoginSession {
  id: number;
  token: string;
  userId: number;
  /** ISO instant. */
  expires: string;
}

export interface PasswordReset {
  id: number;
  identity: string;
  userId: number;
  /** ISO instant. */
  expires: string;
  used: boolean;
}

export const authTables = {
  clients: table<Client>(),
  users: table<User>(),
  sessions: table<LoginSession>(),
  passwordResets: table<PasswordReset>(),
};
