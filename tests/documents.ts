import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { demoApi } from '@mocks/testServer';
import { today } from '@/formats/dates';
import { chooseInMenu } from './list';
import { administrator, clientOf, firstOf } from './office';
import { panel } from './panels';
import { renderRoute } from './renderRoute';
import type { User } from './typing';

export const openDocuments = ({ email }: { email: string } = administrator) =>
  renderRoute('/legislative-processes/list', { as: email });

const script = 'legislative.processe.php';
export const processe = `${demoApi.baseUrl}/${script}`;

/** Requests by action; null for those without one. */
export const sent = (action: string | null) => demoApi.requestsFor(script, action);

export const newestDocument = () =>
  firstOf(
    demoApi.db.documents
      .filter(({ clientId }) => clientId === clientOf(administrator))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id),
  );

export const titleOf = ({ typeId, number, year }: ReturnType<typeof newestDocument>) =>
  `${demoApi.db.documentTypes.get(typeId)?.name} - ${number}/${year}`;

export async function openFromMenu(user: User, reference: string, item: string, title: string) {
  await chooseInMenu(user, reference, item);
  return panel(title);
}

/** Year of the documents created in a test. */
export const thisYear = today().slice(0, 4);

export const indication = () => firstOf(demoApi.db.documentTypes.filter(({ name }) => name === 'Indicação'));

/** Another indicação of this year in the administrator's office, dated today. */
export const addIndication = (number: number, changes: object = {}) =>
  demoApi.db.documents.insert({
    ...newestDocument(),
    id: Math.max(...demoApi.db.documents.all().map(({ id }) => id)) + 1,
    ...{ typeId: indication().id, year: Number(thisYear), number },
    ...{ createdAt: `${today()} 08:00:00`, menu: 'Outro assunto', ...changes },
  });

/** Submits the open document form, which is blocked while the numbers are loading. */
export async function makeDocument(user: User) {
  const submit = await screen.findByRole('button', { name: 'Gerar documento' });
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'));
  await user.keyboard('{Control>}{Enter}{/Control}');
}
