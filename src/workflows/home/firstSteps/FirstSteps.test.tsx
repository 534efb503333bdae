import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { administrator, firstOf, trial, userOf } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { press } from '@tests/typing';
import { profileShelf } from '@/records/office/officeProfile';

installDemoApi();

beforeAll(() => Promise.all([loadScreen('/dashboard', '/settings'), import('./FirstSteps')]), 60_000);

const open = (path = '/dashboard', { email }: { email: string } = trial) => renderRoute(path, { as: email });
const steps = () => screen.findByRole('region', { name: 'Primeiros passos' });
const lines = async () => within(await steps()).getAllByRole('listitem');
const done = async () =>
  (await lines()).flatMap((line) =>
    line.textContent?.startsWith('Feito') ? (within(line).getByRole('link').textContent ?? '') : [],
  );
const today = () => screen.queryByRole('region', { name: 'Hoje' });

/** A copy of another office's record for the trial office. */
function ofTrial<Record extends { id: number }>(record: Record) {
  const copy: Omit<Record, 'id'> & { id?: number } = { ...record, clientId: userOf(trial).clientId };
  // The table assigns a new one.
  delete copy.id;
  return copy;
}

describe('the first steps of a new office', () => {
  it('stand in the place of zeros, each leading where it is done, with how long the trial lasts', async () => {
    open();
    const shown = within(await steps());
    expect(await lines()).toHaveLength(7);
    expect(shown.getByRole('link', { name: 'Traga a sua lista de eleitores' })).toHaveAttribute(
      'href',
      '/voters/import',
    );
    expect(await shown.findByText(/faltam 11 dias/)).toBeVisible();
    // The demo account already has a colleague.
    await waitFor(async () => expect(await done()).toEqual(['Convide a equipe']));
    expect(today()).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Atalhos' })).toBeVisible();
    await expectNoAxeViolations();
  });

  it('are ticked by what is in the base, and end with the last', async () => {
    const { db } = demoApi;
    const voter = db.voters.insert(ofTrial(firstOf(db.voters.all())));
    db.documents.insert(ofTrial(firstOf(db.documents.all())));
    const service = db.services.insert({
      ...ofTrial(firstOf(db.services.all())),
      electorId: voter.id,
      progress: [],
    });
    const { router } = open();
    await waitFor(async () => expect(await done()).toHaveLength(4));
    // There is something to count now.
    expect(today()).toBeVisible();

    act(() => void profileShelf.change((now) => ({ ...now, city: 'Campinas' })));
    db.displayProfiles.insert(ofTrial(firstOf(db.displayProfiles.all())));
    db.services.update(service.id, {
      progress: [
        {
          progressDate: service.createdAt,
          userResponsibleId: userOf(trial).id,
          description: 'Retorno por WhatsApp: olá',
        },
      ],
    });
    await act(() => router.navigate('/settings'));
    await screen.findByRole('heading', { level: 1, name: 'Configurações' });
    await act(() => router.navigate('/dashboard'));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Hoje' })).toBeVisible());

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Primeiros passos' })).toBeNull());
    await router.navigate('/dashboard?passos');
    await waitFor(async () => expect(await done()).toHaveLength(7));
  });

  it('can be left, and come back as the help leads to them', async () => {
    const { user, router } = open();
    await steps();
    await press(user, 'Deixar os primeiros passos');
    await waitFor(() => expect(today()).toBeVisible());
    expect(screen.queryByRole('region', { name: 'Primeiros passos' })).not.toBeInTheDocument();
    await router.navigate('/dashboard?passos');
    expect(await lines()).toHaveLength(7);
  });

  it('are not for an office that has its records', async () => {
    open('/dashboard', administrator);
    await screen.findByRole('link', { name: /^\d+ eleitores$/ });
    expect(screen.queryByRole('region', { name: 'Primeiros passos' })).not.toBeInTheDocument();
  });
});
