import { screen, within } from '@testing-library/react';
import { demoAccounts } from '@mocks/seed/accounts';
import { demoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { renderRoute } from '@tests/renderRoute';

/* What the tests of the service requests screen share. */

export const { administrator, basic, trial } = demoAccounts;

export const openServices = ({ email }: { email: string } = administrator) =>
  renderRoute('/services/list', { as: email });

export type User = ReturnType<typeof openServices>['user'];

export const atendimento = `${demoApi.baseUrl}/atendimento.php`;

/** The calls of the API the app made, by action. */
export const sent = (action: string) => demoApi.requestsFor('atendimento.php', action);

const clientOf = ({ email }: { email: string }) =>
  demoApi.db.users.find((user) => user.email === email)?.clientId ?? 0;

/** The service requests of the main office, in the order of the list. */
export const servicesOf = (account: { email: string } = administrator) =>
  demoApi.db.services
    .filter(({ clientId }) => clientId === clientOf(account))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);

/** The request on the list's first row. */
export function newestService() {
  const [service] = servicesOf();
  if (!service) throw new Error('The demo has no service requests.');
  return service;
}

/** A record of the main office by its name: a status, a category, a user … */
export function ofOffice<T extends { id: number; name: string; clientId: number | null }>(
  table: { filter: (test: (row: T) => boolean) => T[] },
  index = 0,
): T {
  const rows = table.filter(({ clientId }) => clientId === clientOf(administrator));
  const found = rows[index];
  if (!found) throw new Error(`The demo office has no record number ${index}.`);
  return found;
}

/** The voter of a request. */
export function voterOf({ electorId }: { electorId: number }) {
  const voter = demoApi.db.voters.get(electorId);
  if (!voter) throw new Error(`There is no voter ${electorId}.`);
  return voter;
}

export const servicesTable = () => screen.findByRole('table', { name: 'Atendimentos' });

/** The row of a request, once the list shows it. */
export async function rowOf(id: number) {
  const button = await screen.findByRole('button', { name: `Ações de AT-${id}` });
  return button.closest('tr') as HTMLElement;
}

export async function chooseInMenu(user: User, id: number, item: string) {
  await user.click(within(await rowOf(id)).getByRole('button', { name: `Ações de AT-${id}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** The open panel of this title. */
export async function panel(title: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  return { dialog, ...within(dialog) };
}

export async function openFromMenu(user: User, id: number, item: string, title: string) {
  await chooseInMenu(user, id, item);
  return panel(title);
}

export async function filterPanel(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Filtrar atendimentos' }));
  return panel('Filtrar');
}

/** An answer of the API that comes when the test says so. */
export function holdAnswer() {
  let give: (response: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer, give: (response: Response) => give(response) };
}

/** Puts a text into a field at once; typing every letter takes a test too long. */
export async function fill(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

/** Chooses an option of a select, or of what a look-up finds for `typed`. */
export async function choose(user: User, field: HTMLElement, option: string | RegExp, typed = '') {
  await user.click(field);
  if (typed) await user.paste(typed);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** The value beside a label of the details. */
export const valueOf = (dialog: HTMLElement, label: string) =>
  within(dialog).getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;

/** Nothing for axe to find in the open panel. */
export const expectSoundPanel = () => expectNoAxeViolations(screen.getByRole('dialog'));

/** Takes rules away from the basic account, or gives it others. */
export function giveRules(rules: string[]) {
  const user = demoApi.db.users.find(({ email }) => email === basic.email);
  demoApi.db.users.update(user?.id ?? 0, { rules });
}
