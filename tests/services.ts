import { act } from '@testing-library/react';
import { demoApi } from '@mocks/testServer';
import { fileOfSettings } from '@/features/services/queue/queueSettings';
import { chooseInMenu } from './list';
import { administrator, clientOf, firstOf, keyOfOffice } from './office';
import { panel } from './panels';
import { renderRoute } from './renderRoute';
import type { User } from './typing';

export const openServices = ({ email }: { email: string } = administrator) =>
  renderRoute('/services/list', { as: email });

export const atendimento = `${demoApi.baseUrl}/atendimento.php`;

export const sent = (action: string) => demoApi.requestsFor('atendimento.php', action);

/** In list order. */
export const servicesOf = (account: { email: string } = administrator) =>
  demoApi.db.services
    .filter(({ clientId }) => clientId === clientOf(account))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);

export const newestService = () => firstOf(servicesOf());

export function voterOf({ electorId }: { electorId: number }) {
  const voter = demoApi.db.voters.get(electorId);
  if (!voter) throw new Error(`There is no voter ${electorId}.`);
  return voter;
}

export async function openFromMenu(user: User, id: number, item: string, title: string) {
  await chooseInMenu(user, `AT-${id}`, item);
  return panel(title);
}

/** The statuses that the administrator's office marked as open and as final, for this test. */
export function tickStatuses({ open = [], ended = [] }: { open?: number[]; ended?: number[] }) {
  const settings = { open, ended, days: 30, categoryDays: new Map() };
  localStorage.setItem(keyOfOffice('tribuna.fila'), fileOfSettings(settings));
  // As another tab would notify.
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
}
