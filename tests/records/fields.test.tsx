import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { fieldsNamed } from '@/records/list/deferred/field/fieldsAlone';
import { expectNoAxeViolations } from '../axe';
import { keysOfList, openerIn, references, rowOf } from '../list';
import { addressOf } from '../lists/openList';
import { edits, modules, recordOf } from '../modules';
import { administrator, basic, giveRules } from '../office';
import { renderRoute } from '../renderRoute';
import { seen } from '../seen';
import { loadScreen } from '../staffRoutes';
import type { TestedModule } from '../testedModule';
import { fieldNamed, fill, press, pressTwice, type User } from '../typing';

/* A value edited in place: only its field of the edit form is shown. */

installDemoApi();

const saved = / foi atualizad[oa]!$/;

type Edited = TestedModule & Required<Pick<TestedModule, 'edited' | 'form'>>;
const edited = modules.filter((one): one is Edited => edits(one) && Boolean(one.edited && one.form));

const load = (path: string) =>
  Promise.all([
    loadScreen(path),
    import('@/records/list/deferred/AfterRows'),
    import('@/records/list/deferred/field/FieldsOfDetails'),
    import('@/records/list/deferred/field/OnlyField'),
  ]);

const alone = () => screen.findByRole('dialog', { name: /^Editar .+: / });
const term = (label: string) => screen.findByText(label, { selector: 'dl dt' });

const fieldsIn = (dialog: HTMLElement) =>
  ['textbox', 'combobox', 'radiogroup'].flatMap((role) => within(dialog).queryAllByRole(role));

/** By shortcut. */
async function openByKey(user: User, reference: string) {
  openerIn(await rowOf(reference)).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Mudar um valor' });
}

async function openAlone(user: User, target: HTMLElement) {
  await pressTwice(user, target);
  return alone();
}

describe.each(edited)('a value of the details of $one', (module) => {
  const { path, form, edited } = module;
  beforeAll(() => load(path), 60_000);

  it('opens its field alone, and is saved as by the form', async () => {
    const { user } = renderRoute(path, { as: administrator.email });
    const [reference = ''] = await references();
    const id = recordOf(module, reference);
    await openByKey(user, reference);
    const dialog = await openAlone(user, await term(form.field));
    const field = await waitFor(() => fieldNamed(form.field));
    await waitFor(() => expect(field).toHaveFocus());
    expect(fieldsIn(dialog)).toEqual([field]);

    // Values that list and details show under other labels are in the form too.
    const all = dialog.querySelector('form') ?? dialog;
    const named = [...document.querySelectorAll<HTMLElement>('[data-field]')];
    for (const { dataset } of named) {
      const names = (dataset.field ?? '').split('|');
      expect([names, fieldsNamed(all, names).boxes.length > 0]).toEqual([names, true]);
    }

    await fill(user, field, form.value);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await seen(saved);
    const table = module.table() as unknown as { get: (id: number) => Record<string, unknown> };
    expect(table.get(id)).toMatchObject({ [edited.field]: form.value });
    expect(dialog).not.toBeInTheDocument();
  });
});

describe('a value of a call', () => {
  const calls = edited.find((one) => one.script === 'telefonema.php') as Edited;
  const { path } = calls;
  beforeAll(() => load(path), 60_000);

  const writes = () => demoApi.requests.filter((one) => one.script === calls.script && one.method !== 'GET');
  const record = (reference: string) => demoApi.db.calls.get(recordOf(calls, reference));
  const cellOf = async (reference: string, column: string) => {
    const headings = within(await screen.findByRole('table')).getAllByRole('columnheader');
    const at = headings.findIndex((heading) => heading.textContent === column);
    return within(await rowOf(reference)).getAllByRole('cell')[at] as HTMLElement;
  };

  async function openDetails(as = administrator.email) {
    const shown = renderRoute(path, { as });
    const [reference = ''] = await references();
    await openByKey(shown.user, reference);
    await term('Telefone');
    return { ...shown, reference };
  }

  it('is changed in its row: the details that the first press opened are gone, and Enter saves', async () => {
    const shown = renderRoute(path, { as: administrator.email });
    const [reference = ''] = await references();
    await keysOfList(shown.user);
    const dialog = await openAlone(shown.user, await cellOf(reference, 'Quem ligou'));
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
    await waitFor(() => expect(shown.path()).toBe(path));
    expect(fieldsIn(dialog)).toEqual([fieldNamed('Quem ligou')]);
    await expectNoAxeViolations();
    await fill(shown.user, fieldNamed('Quem ligou'), 'Ana Lima');
    await shown.user.keyboard('{Enter}');
    await seen(saved);
    expect(record(reference)).toMatchObject({ name: 'Ana Lima' });
    await waitFor(async () => expect(await cellOf(reference, 'Quem ligou')).toHaveTextContent('Ana Lima'));
    expect(openerIn(await rowOf(reference))).toHaveFocus();
  });

  it('is chosen from a menu by F2 on the row, and left by Esc', async () => {
    const { user, path: at } = renderRoute(path, { as: administrator.email });
    const [reference = ''] = await references();
    await keysOfList(user);
    await user.keyboard('j{F2}');
    const menu = await screen.findByRole('menu', { name: 'O que mudar' });
    const names = within(menu).getAllByRole('menuitem');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      ...['Quem ligou', 'Assunto', 'Telefone', 'Com quem deseja falar', 'Data', 'Hora', 'Status'],
    ]);
    await user.keyboard('tel{Enter}');
    const dialog = await alone();
    await waitFor(() => expect(fieldNamed('Telefone')).toHaveFocus());
    expect(fieldsIn(dialog)).toEqual([fieldNamed('Telefone')]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(async () => expect(openerIn(await rowOf(reference))).toHaveFocus());
    expect(at()).toBe(path);
    expect(writes()).toHaveLength(0);

    await user.keyboard('{F2}');
    await screen.findByRole('menu', { name: 'O que mudar' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says why where it is no field of the form, or shows several where it is made of them', async () => {
    const { user } = await openDetails();
    screen.getByRole('button', { name: 'Copiar referência' }).focus();
    await waitFor(async () => {
      await user.keyboard('{F2}');
      await seen('Referência: este valor não muda por aqui.');
    });
    const dialog = await openAlone(user, await term('Data cadastro'));
    expect(fieldsIn(dialog)).toEqual([fieldNamed('Data'), fieldNamed('Hora')]);
  });

  it('keeps what was typed when the API refuses it, cannot be reached, or somebody else changed the same', async () => {
    const { user, reference } = await openDetails();
    const dialog = await openAlone(user, await term('Telefone'));
    const field = () => fieldNamed('Telefone');
    await fill(user, field(), '(19) 98123-4567');
    const answer = (body: () => Response) =>
      demoApi.server.use(http.post(addressOf(calls.script), body as never, { once: true }));

    // An error of another field, which is then shown as well.
    answer(() =>
      HttpResponse.json({ errors: [{ fieldName: 'subject', message: 'Recusado.' }] }, { status: 422 }),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(fieldNamed('Assunto')).toHaveAccessibleDescription('Recusado.'));
    expect(field()).toHaveValue('(19) 98123-4567');

    answer(() => HttpResponse.error());
    await press(user, 'Salvar');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Não sabemos se a operação foi concluída.'),
    );
    expect(field()).toHaveValue('(19) 98123-4567');

    demoApi.db.calls.update(recordOf(calls, reference), { telephone: '1932345678' });
    await press(user, 'Salvar');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Outra pessoa mudou isto enquanto você editava' }),
    );
    await user.click(question.getByRole('radio', { name: /^O seu/ }));
    await press(user, 'Salvar com esta escolha');
    await seen(saved);
    expect(record(reference)).toMatchObject({ telephone: '19981234567' });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    // The details, with their current values.
    const shown = async () => (await term('Telefone')).nextElementSibling;
    await waitFor(async () => expect(await shown()).toHaveTextContent('(19) 98123-4567'));
  });

  it('asks before it is left by Back with something typed', async () => {
    const { user, router } = await openDetails();
    await openAlone(user, await term('Telefone'));
    await fill(user, fieldNamed('Telefone'), '(19) 98123-4567');
    await router.navigate(-1);
    await press(user, 'Continuar editando');
    expect(fieldNamed('Telefone')).toHaveValue('(19) 98123-4567');
    await router.navigate(-1);
    await press(user, 'Descartar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(writes()).toHaveLength(0);
  });

  it('is not offered to who may not edit, who is told by F2', async () => {
    giveRules();
    const { user } = renderRoute(path, { as: basic.email });
    const [reference = ''] = await references();
    await keysOfList(user);
    await user.keyboard('j{F2}');
    await waitFor(() => expect(screen.getAllByText(/para editar ligações/)).not.toHaveLength(0));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await openByKey(user, reference);
    await pressTwice(user, await term('Telefone'));
    await user.keyboard('{F2}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus();
  });
});
