import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { currentSession } from '@/session/currentSession';
import { administrator, clientOf, firstOf } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { fill, type User } from '@tests/typing';
import { actionsOf, creationEntries } from './entries';

installDemoApi();

/** A screen without these lists, over which they open. */
const elsewhere = '/settings';

/** Preloads what opens there: it takes long on a busy machine. */
beforeAll(async () => {
  await loadScreen(elsewhere, '/voters/list', '/services/list', '/tasks/list');
  await Promise.all([
    import('./PaletteHost'),
    import('./Palette'),
    import('./ActPanel'),
    import('@/records/list/deferred/AfterRows'),
    import('@/workflows/voterRecord/page/VoterActs'),
    import('@/features/voters/VoterPanels'),
    import('@/features/voters/MessagePanel'),
    import('@/features/services/ServicePanels'),
    import('@/features/services/NewService'),
    import('@/features/documents/DocumentPanels'),
    import('@/features/appointments/AppointmentPanels'),
    import('@/features/appointments/AppointmentDetails'),
    import('@/features/calls/CallPanels'),
    import('@/workflows/incomingCall/IncomingCall'),
    import('@/features/tasks/TaskPanels'),
    import('@/features/tasks/ReminderPanel'),
    import('@/features/expenses/ExpensePanels'),
    import('@/features/manifestations/ManifestationPanels'),
    import('@/features/polls/PollPanels'),
  ]);
}, 240_000);

/** Time limit for several actions in a row. */
const longest = 180_000;

const session = () => {
  const now = currentSession();
  if (!now) throw new Error('Nobody is signed in');
  return now;
};

async function call(user: User) {
  await waitFor(async () => {
    if (!screen.queryByRole('dialog', { name: 'Procurar em tudo' }))
      await user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('dialog', { name: 'Procurar em tudo' })).toBeVisible();
  });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Procurar em tudo' })).toHaveFocus());
}

async function open(path = elsewhere) {
  const shown = renderRoute(path, { as: administrator.email });
  await screen.findByRole('heading', { level: 1, hidden: true });
  await screen.findByRole('button', { name: 'Sua conta', hidden: true });
  return shown;
}

/** The focused field in the only open panel. */
async function startOf() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => {
    const { activeElement: field } = document;
    expect(dialog).toContainElement(field as HTMLElement);
    expect(field).toBeInstanceOf(Element);
    expect(field?.matches('input, textarea, select')).toBe(true);
    expect(field).not.toHaveAttribute('readonly');
  });
  const { activeElement } = document;
  // For radios, their group's label.
  const group = activeElement?.closest('[role="radiogroup"]')?.getAttribute('aria-labelledby');
  const label = group
    ? document.getElementById(group)
    : document.querySelector(`label[for="${activeElement?.id}"]`);
  return label?.firstChild?.textContent;
}

async function close(user: User) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

interface Own {
  id: number;
  clientId: number;
  isExcluded?: boolean;
}

const first = <Row extends Own>(table: { filter: (keep: (row: Row) => boolean) => readonly Row[] }) =>
  firstOf(table.filter(({ clientId, isExcluded }) => clientId === clientOf() && !isExcluded)).id;

const statuses = 'Qual será o novo status?';

/** By list: one of its records, and the field focused by each action. */
const lists: [path: string, idOf: () => number, starts: Record<string, string>][] = [
  [
    '/voters/list',
    () => first(demoApi.db.voters),
    { service: 'Status', call: 'Assunto', message: 'Categoria', reminder: 'Responsáveis' },
  ],
  [
    '/services/list',
    () => first(demoApi.db.services),
    {
      document: 'Tipo',
      status: 'Novo status',
      comment: 'Comentário',
      reminder: 'Responsáveis',
      edit: 'Categoria',
    },
  ],
  [
    '/legislative-processes/list',
    () => first(demoApi.db.documents),
    { status: 'Novo status', comment: 'Descrição', reminder: 'Responsáveis', edit: 'Tipo' },
  ],
  ['/appointments/list', () => first(demoApi.db.appointments), { edit: 'Assunto', copy: 'Assunto' }],
  ['/phonecalls/list', () => first(demoApi.db.calls), { edit: 'Quem ligou' }],
  ['/tasks/list', () => first(demoApi.db.tasks), { edit: 'Responsáveis', copy: 'Responsáveis' }],
  [
    '/expenses/list',
    () => first(demoApi.db.expenses),
    { edit: 'Categoria', copy: 'Categoria', reminder: 'Responsáveis' },
  ],
  ['/manifestations/list', () => first(demoApi.db.manifestations), { status: statuses }],
];

const creations = {
  'Novo atendimento': 'Eleitor',
  'Colar conversa': 'Conversa',
  'Novo compromisso': 'Assunto',
  'Nova despesa': 'Categoria',
  'Nova enquete': 'Pergunta',
  'Novo documento': 'Tipo',
  'Nova ligação': 'Quem está ligando',
  'Nova tarefa': 'Responsáveis',
};

describe('what the palette does opens over the screen, and starts in the first free field', () => {
  it.each(lists)(
    'with a record of %s',
    async (path, idOf, starts) => {
      const id = idOf();
      const { user, router, path: here } = await open(`${path}?panel=details&id=${id}`);
      await within(await screen.findByRole('dialog')).findByRole('heading', { level: 2 });
      await router.navigate(elsewhere);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const acts = actionsOf({ listPath: path, id, one: '', label: '' }, session());
      const found: Record<string, string | null | undefined> = {};
      // The others are screens.
      for (const { key, label } of acts.filter(({ act }) => act)) {
        await call(user);
        await user.keyboard('{Control>}{Enter}{/Control}');
        await fill(user, await screen.findByRole('combobox', { name: /^O que fazer com/ }), label);
        await user.keyboard('{Enter}');
        found[key] = await startOf();
        expect(here()).toBe(elsewhere);
        await close(user);
      }
      expect(found).toEqual(starts);
    },
    longest,
  );

  it(
    'for a new record of every list',
    async () => {
      const { user, path: here } = await open();
      const found: Record<string, string | null | undefined> = {};
      for (const { label } of creationEntries(session()).filter(({ act }) => act)) {
        await call(user);
        await fill(user, screen.getByRole('combobox', { name: 'Procurar em tudo' }), label);
        await user.keyboard('{Enter}');
        found[label] = await startOf();
        expect(here()).toBe(elsewhere);
        await close(user);
      }
      expect(found).toEqual(creations);
    },
    longest,
  );
});
