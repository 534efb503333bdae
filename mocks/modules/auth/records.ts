import { table } from '../../data/table';

export interface Billing {
  name: string;
  document: string;
  email: string;
  phone: string;
}

export interface Client {
  id: number;
  name: string;
  /** Used in the invoice URLs. */
  identifier: string;
  /** Used in the citizen portal's URL. */
  shortIdentifier: string | null;
  /** On trial. */
  trl: boolean;
  status: boolean;
  /** Never paid: billing data can still be edited. */
  newClient: boolean;
  billing: Billing | null;
  /** Reais per month. */
  monthlyValue: number;
  /** 1 Vereador(a), 2 Prefeito(a), 3 Deputado(a). */
  product: number;
  /** Consented to the calendar provider. */
  calendarConnected: boolean;
  /** The consenting account has no calendars. */
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
  /** Plain text: demo accounts with a published password. */
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
