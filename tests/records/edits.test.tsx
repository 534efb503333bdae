import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { holdAnswer } from '../answers';
import { expectNoAxeViolations } from '../axe';
import { editForms, type TestedEdit } from '../edits';
import { holdScreen } from '../heldScreen';
import { addressOf } from '../lists/openList';
import { administrator } from '../office';
import { renderRoute } from '../renderRoute';
import { alterAnswers, unreadableLike } from '../replies/alterAnswers';
import { seen } from '../seen';
import { loadScreen } from '../staffRoutes';
import { choose, fieldNamed, fill, press, type User } from '../typing';

/* A record that someone else saves while it is open in a form. */

installDemoApi();

const title = 'Outra pessoa mudou isto enquanto você editava';
const theirWords = 'Palavras da outra pessoa';
const saved = / foi atualizad[oa]!$/;

const question = async () => within(await screen.findByRole('alertdialog', { name: title }));
const side = (label: string, name: RegExp) =>
  within(screen.getByRole('radiogroup', { name: label })).getByRole('radio', { name });
const save = (user: User) => press(user, 'Salvar');
const saveChoice = (user: User) => press(user, 'Salvar com esta escolha');

/** Opens a record in its form; `change` is another user's change, `record` the API's state. */
async function openEdit({ open, path, script, table, label }: TestedEdit) {
  const shown = renderRoute(path, { as: administrator.email });
  const id = await open(shown.user);
  await screen.findByLabelText(label, { selector: 'input, textarea' });
  return {
    ...shown,
    change: (changes: Record<string, unknown>) => table().update(id, changes),
    record: () => table().get(id),
    writes: () => demoApi.requests.filter((one) => one.script === script && one.method !== 'GET'),
  };
}

describe.each(editForms)('a $name that two people edit', (form) => {
  const { path, label, field, value, other } = form;
  beforeAll(() => loadScreen(path, '/voters/edit/:id'), 60_000);

  it('keeps what each of them changed', async () => {
    const { user, change, record, writes } = await openEdit(form);
    change(other);
    await fill(user, fieldNamed(label), value);
    await save(user);
    await seen(saved);
    expect(record()).toMatchObject({ [field]: value, ...other });
    expect(writes()).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks which of two values stays in the same field', async () => {
    const { user, change, record, writes } = await openEdit(form);
    change({ [field]: theirWords, ...other });
    await fill(user, fieldNamed(label), value);
    await save(user);
    await question();
    expect(screen.getAllByRole('radiogroup', { name: label }).at(-1)).toBeVisible();
    expect(side(label, /^O da outra pessoa/)).toHaveAccessibleName(`O da outra pessoa ${theirWords}`);
    expect(writes()).toHaveLength(0);
    await user.click(side(label, /^O seu/));
    await saveChoice(user);
    await seen(saved);
    expect(record()).toMatchObject({ [field]: value, ...other });
    expect(writes()).toHaveLength(1);
  });
});

const formOf = (name: string): TestedEdit => {
  const found = editForms.find((form) => form.name === name);
  if (!found) throw new Error(`There is no form of ${name}`);
  return found;
};

describe('the question about what two people changed', () => {
  const calls = formOf('ligação');
  beforeAll(() => loadScreen(calls.path), 60_000);

  it('names each field and value as the form does, and is answered in every one before it is saved', async () => {
    const { user, change, record } = await openEdit(calls);
    change({ name: theirWords, telephone: '1932345678', statusId: 3, createdAt: '2026-03-04 08:15:00' });
    await fill(user, fieldNamed('Quem ligou'), 'Ana Lima');
    await fill(user, fieldNamed('Telefone'), '(19) 98123-4567');
    await user.click(screen.getByRole('radio', { name: 'Retornar ligação' }));
    await fill(user, fieldNamed('Data'), '05/06/2026');
    await fill(user, fieldNamed('Assunto'), 'Só daqui');
    await save(user);
    const asked = await question();
    await expectNoAxeViolations();
    const names = (group: string) =>
      within(asked.getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(names('Quem ligou')).toEqual(['O seuAna Lima', `O da outra pessoa${theirWords}`]);
    expect(names('Telefone')).toEqual(['O seu(19) 98123-4567', 'O da outra pessoa(19) 3234-5678']);
    expect(names('Status')).toEqual(['O seuRetornar ligação', 'O da outra pessoaFinalizada']);
    expect(names('Data')).toEqual(['O seu05/06/2026', 'O da outra pessoa04/03/2026']);
    expect(asked.getAllByRole('radiogroup')).toHaveLength(4);

    await user.click(side('Quem ligou', /^O da outra pessoa/));
    await user.click(side('Telefone', /^O seu/));
    await user.click(side('Status', /^O da outra pessoa/));
    await saveChoice(user);
    expect(asked.getByRole('radiogroup', { name: 'Data' })).toHaveAccessibleDescription(
      'Selecione uma opção.',
    );
    await user.click(side('Data', /^O seu/));
    await saveChoice(user);
    await seen(saved);
    expect(record()).toMatchObject({
      ...{ name: theirWords, telephone: '19981234567', statusId: 3, subject: 'Só daqui' },
      // Only the hour was changed elsewhere.
      createdAt: '2026-06-05 08:15:00',
    });
  });

  it('leads back to the form, where all that was typed is kept, and comes again', async () => {
    const { user, change, record, writes } = await openEdit(calls);
    change({ name: theirWords });
    await fill(user, fieldNamed('Quem ligou'), 'Ana Lima');
    await save(user);
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
    await press(user, 'Voltar ao formulário');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(fieldNamed('Quem ligou')).toHaveValue('Ana Lima');
    const button = await screen.findByRole('button', { name: 'Salvar' });
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(writes()).toHaveLength(0);
    expect(record()).toMatchObject({ name: theirWords });
    await save(user);
    await question();
    await user.click(side('Quem ligou', /^O da outra pessoa/));
    await saveChoice(user);
    await seen(saved);
    expect(record()).toMatchObject({ name: theirWords });
  });

  it('comes once more where the record is changed while it stands', async () => {
    const { user, change, record } = await openEdit(calls);
    change({ name: theirWords });
    await fill(user, fieldNamed('Quem ligou'), 'Ana Lima');
    await save(user);
    await question();
    change({ name: 'Uma terceira pessoa', subject: 'De uma terceira' });
    await user.click(side('Quem ligou', /^O seu/));
    await saveChoice(user);
    await screen.findByText('Uma terceira pessoa');
    await user.click(side('Quem ligou', /^O seu/));
    await saveChoice(user);
    await seen(saved);
    expect(record()).toMatchObject({ name: 'Ana Lima', subject: 'De uma terceira' });
  });

  it('is not asked of who is on the way to another screen, who is told', async () => {
    const { user, router, change, record, writes } = await openEdit(calls);
    change({ name: theirWords });
    const next = holdScreen(router);
    await next.goThere();
    await fill(user, fieldNamed('Quem ligou'), 'Ana Lima');
    await save(user);
    expect(
      await screen.findByText(
        'Não foi salvo: outra pessoa mudou o mesmo enquanto você editava (Quem ligou).',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(writes()).toHaveLength(0);
    expect(record()).toMatchObject({ name: theirWords });
    next.expectOnTheWay();
    await next.arrive();
  });
});

describe('a record that is read before it is saved', () => {
  const calls = formOf('ligação');
  beforeAll(() => loadScreen(calls.path), 60_000);

  /** Messages when rereading the record fails. */
  const untold: [name: string, answer: () => void, told: string | RegExp][] = [
    ['is gone', () => demoApi.db.calls.removeWhere(() => true), 'Ligação não encontrada.'],
    [
      'is out of reach',
      () =>
        demoApi.server.use(http.get(addressOf('telefonema.php'), () => HttpResponse.error(), { once: true })),
      'Não conseguimos falar com o sistema.',
    ],
    [
      'is read in part',
      () =>
        alterAnswers((reply) =>
          'subject' in reply ? { ...reply, subject: unreadableLike(reply.subject) } : undefined,
        ),
      'Não conseguimos ler por inteiro: Assunto.',
    ],
  ];

  it.each(untold)('%s: nothing is sent, and what was typed is kept', async (_, answer, told) => {
    const { user, writes } = await openEdit(calls);
    await fill(user, fieldNamed('Quem ligou'), 'Ana Lima');
    answer();
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    expect(fieldNamed('Quem ligou')).toHaveValue('Ana Lima');
    expect(screen.getByRole('button', { name: 'Salvar' })).not.toHaveAttribute('aria-disabled');
    expect(writes()).toHaveLength(0);
  });

  it('is waited for with the button taken, and sent once', async () => {
    const { user, writes } = await openEdit(calls);
    await fill(user, fieldNamed('Quem ligou'), 'Ana Lima');
    const held = holdAnswer();
    demoApi.server.use(
      http.get(addressOf('telefonema.php'), async () => void (await held.answer), { once: true }),
    );
    await user.dblClick(screen.getByRole('button', { name: 'Salvar' }));
    const button = await screen.findByRole('button', { name: 'Salvando...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Control>}{Enter}{/Control}');
    held.give();
    await seen(saved);
    expect(writes()).toHaveLength(1);
  });

  it('is undone to what it was right before, with what somebody else had changed', async () => {
    const { user, change, record } = await openEdit(calls);
    const name = record()?.name;
    change({ subject: 'De outra pessoa' });
    await fill(user, fieldNamed('Quem ligou'), 'Ana Lima');
    await save(user);
    await screen.findByText(saved);
    await press(user, 'Desfazer');
    await seen(/ foi desfeita!$/);
    expect(record()).toMatchObject({ name, subject: 'De outra pessoa' });
  });

  it('shows what would have been saved where the API refuses it', async () => {
    const { user, change } = await openEdit(calls);
    change({ subject: 'De outra pessoa' });
    await fill(user, fieldNamed('Quem ligou'), 'Ana Lima');
    demoApi.server.use(
      http.post(
        addressOf('telefonema.php'),
        () => HttpResponse.json({ errors: [{ fieldName: 'name', message: 'Recusado.' }] }, { status: 422 }),
        { once: true },
      ),
    );
    await save(user);
    await waitFor(() => expect(fieldNamed('Quem ligou')).toHaveAccessibleDescription('Recusado.'));
    expect(fieldNamed('Quem ligou')).toHaveValue('Ana Lima');
    expect(fieldNamed('Assunto')).toHaveValue('De outra pessoa');
  });
});

describe('fields that belong together', () => {
  const appointments = formOf('compromisso');
  const voters = formOf('eleitor');
  beforeAll(() => loadScreen(appointments.path, voters.path, '/voters/edit/:id'), 60_000);

  it('are one value: the hours of an appointment', async () => {
    const { user, change, record } = await openEdit(appointments);
    const day = String(record()?.startDate).slice(0, 10);
    change({ startDate: `${day} 06:00:00`, endDate: `${day} 07:00:00` });
    await choose(user, fieldNamed('Horário de término'), '23:30');
    await save(user);
    const asked = await question();
    expect(asked.getByText('06:00 – 07:00')).toBeVisible();
    await user.click(side('Horário', /^O da outra pessoa/));
    await saveChoice(user);
    await seen(saved);
    expect(record()).toMatchObject({ startDate: `${day} 06:00:00`, endDate: `${day} 07:00:00` });
  });

  it('are one value: the address of a voter, which is kept as it was found on the map', async () => {
    const { user, change, record } = await openEdit(voters);
    const place = { address: 'Rua das Flores', addressNumber: '77', additionalAddress: 'fundos' };
    change({ ...place, withLocation: true });
    await fill(user, fieldNamed('Apelido'), 'Dita');
    await save(user);
    await seen(saved);
    expect(record()).toMatchObject({ ...place, withLocation: true, nickName: 'Dita' });
  });
});
