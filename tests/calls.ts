import { screen, within } from '@testing-library/react';
import { demoAccounts } from '@mocks/seed/accounts';
import { demoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { renderRoute } from '@tests/renderRoute';

/* What the tests of the calls screen share. */

export const { administrator, basic, trial } = demoAccounts;

export const openCalls = ({ email }: { email: string } = administrator) =>
  renderRoute('/phonecalls/list', { as: email });

export type User = ReturnType<typeof openCalls>['user'];

export const telefonema = `${demoApi.baseUrl}/telefonema.php`;

/** The calls of the API the app made, by action. */
export const sent = (action: string) => demoApi.requestsFor('telefonema.php', action);

/** The calls of an account's office, in the order of the list. */
export function callsOf({ email }: { email: string } = administrator) {
  const clientId = demoApi.db.users.find((user) => user.email === email)?.clientId;
  return demoApi.db.calls
    .filter((call) => call.clientId === clientId)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
}

/** The call on the list's first row. */
export function newestCall() {
  const [call] = callsOf();
  if (!call) throw new Error('The demo has no calls.');
  return call;
}

export const callsTable = () => screen.findByRole('table', { name: 'Ligações' });

/** The row of a call, once the list shows it. */
export async function rowOf(id: number) {
  return (await screen.findByText(`LI-${id}`, { selector: 'table button' })).closest('tr') as HTMLElement;
}

export async function chooseInMenu(user: User, id: number, item: string) {
  await user.click(within(await rowOf(id)).getByRole('button', { name: `Ações de LI-${id}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** An answer of the API that comes when the test says so: `server.use(http.post(telefonema, () => held.answer))`. */
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

/** The form of this title, once it holds its fields. */
export async function formPanel(title: string) {
  await screen.findByLabelText('Quem ligou');
  return within(screen.getByRole('dialog', { name: title }));
}

/** Nothing for axe to find in the open panel. */
export const expectSoundPanel = () => expectNoAxeViolations(screen.getByRole('dialog'));

export async function filterPanel(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Filtrar ligações' }));
  return within(await screen.findByRole('dialog', { name: 'Filtrar' }));
}
