/* Demo accounts and links, used by the start message, the README and the tests. */

export interface DemoAccount {
  email: string;
  password: string;
  /** What it demonstrates, in Portuguese. */
  shows: string;
}

export const demoPassword = 'tribuna123';

const account = (email: string, shows: string): DemoAccount => ({ email, password: demoPassword, shows });

export const demoAccounts = {
  administrator: account('admin@tribuna.demo', 'administradora, vê e faz tudo'),
  basic: account('basico@tribuna.demo', 'perfil básico, com poucas permissões'),
  trial: account('teste@tribuna.demo', 'conta em período de avaliação, com as listas vazias'),
  shared: account('duas@tribuna.demo', 'um e-mail com duas contas, escolhidas na entrada'),
} as const satisfies Record<string, DemoAccount>;

/** Codes in the URLs of the public pages. */
export const demoLinks = {
  /** /invoice/open/… */
  openInvoice: 'b7d1c0de-3f5a-4a7e-9a51-0e2f6c9d1a01',
  /** Never paid; billing data is editable: /invoice/use-license/… */
  newClient: '5c0ffee5-8d2b-4c1f-8e64-7a1b3d5f9c02',
  /** Billing data is read-only: /invoice/use-license/… */
  existingClient: '1f2e3d4c-6b7a-4859-9c0d-2e4f6a8b0c03',
  /** Works once: /auth/reset-password/… */
  validReset: 'redefinir-2f9c4b7e61d84a53',
  expiredReset: 'expirado-7a03d5c1f84e4b96',
  /** /appointment/… */
  activeAppointment: 'Ag7kQ2xW9bTz',
  cancelledAppointment: 'Ca4nC8eLd5Rm',
} as const;

export interface DemoPage {
  path: string;
  /** In Portuguese. */
  shows: string;
}

export const demoPages: readonly DemoPage[] = [
  { path: `/invoice/open/${demoLinks.openInvoice}`, shows: 'fatura em aberto' },
  { path: `/invoice/use-license/${demoLinks.newClient}`, shows: 'licença de cliente novo' },
  { path: `/invoice/use-license/${demoLinks.existingClient}`, shows: 'licença de cliente já cadastrado' },
  { path: `/appointment/${demoLinks.activeAppointment}`, shows: 'compromisso público' },
  { path: `/appointment/${demoLinks.cancelledAppointment}`, shows: 'compromisso público cancelado' },
  { path: `/auth/reset-password/${demoLinks.validReset}`, shows: 'redefinição de senha (vale uma vez)' },
  { path: `/auth/reset-password/${demoLinks.expiredReset}`, shows: 'redefinição de senha expirada' },
];
