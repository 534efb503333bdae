import { demoAccounts } from '@mocks/seed/accounts';
import { addDays, formatDate, today } from '@/formats/dates';
import { expectSound } from './looks';
import { journey, signOut, visit } from './journey';
import { css, nth, text, the, type Person } from './person';

const { expect } = journey;
const search = the('searchbox', 'Buscar por nome, CPF ou telefone');
const dialog = (name?: string | RegExp) => the('dialog', name);

journey(
  'signing in: a wrong password is said, a right one leads to the page asked for',
  async ({ person }) => {
    const password = css('input[type="password"]');
    await signOut(person);
    await person.goto('/');
    await person.press(the('link', 'Entrar'));
    await person.at('/auth/login');
    await person.goto('/phonecalls/list');
    await person.at('/auth/login?voltar=%2Fphonecalls%2Flist');
    await person.focused(the('textbox', 'E-mail'));
    await expectSound(person);
    await person.type(demoAccounts.administrator.email);
    await person.keys('Enter');
    await person.focused(password);
    await person.type('errada123');
    await person.keys('Enter');
    await person.see(text('Senha incorreta.'));
    await person.write(password, demoAccounts.administrator.password);
    await person.keys('Enter');
    await person.at('/phonecalls/list');
    await person.see(the('table', 'Ligações'));
    await person.engine.reload();
    await person.see(the('table', 'Ligações'));
    await person.goto('/dashboard');
    await person.see(the('heading', 'Olá, Helena!'));
    await person.see(the('heading', 'Hoje'));
    await person.gone(css('[aria-busy="true"]'));
    await expectSound(person);
    await person.press(the('link', 'Compromissos', the('navigation', 'Módulos')));
    await person.see(the('table', 'Compromissos'));
  },
);

/** The number in 'Eleitores · 46'. */
const total = async (person: Person) => {
  const title = await person.textOf(the('heading', / · [\d.]+$/));
  return Number(title.split(' · ')[1]?.replaceAll('.', ''));
};

/** A list's shortcuts load after its rows. */
async function searchByKey(person: Person) {
  await person.eventually('the key of the search', async () => {
    await person.keys('/');
    expect(await person.ask(() => document.activeElement?.getAttribute('type'))).toBe('search');
  });
}

journey('a list: its search, filters and pages', async ({ person }) => {
  await visit(person, '/voters/list');
  const rows = css('tbody tr', the('table', 'Eleitores'));
  await person.see(rows);
  await expectSound(person);
  const all = await total(person);
  await searchByKey(person);
  await person.type('maria');
  await person.see(the('button', 'Remover filtro Nome: maria'));
  await person.equals('fewer', async () => (await total(person)) < all, true);
  await person.keys('Escape');
  await person.holds(search, '');
  await person.equals('all', () => total(person), all);

  await person.press(the('button', 'Filtrar eleitores'));
  const filters = dialog('Filtrar');
  await person.write(the('textbox', 'Nome', filters), 'antonia');
  await expectSound(person);
  await person.press(the('button', 'Buscar', filters));
  await person.gone(filters);
  await person.press(the('button', 'Remover filtro Nome: antonia'));
  await person.equals('all again', () => total(person), all);

  const first = await person.textOf(nth(rows, 0));
  await person.press(the('button', 'Próxima'));
  await person.holds(the('textbox', 'Ir para a página'), '2');
  await person.equals('other rows', async () => (await person.textOf(nth(rows, 0))) === first, false);
  await person.write(the('textbox', 'Ir para a página'), '9999');
  await person.keys('Enter');
  await person.see(text(/^A última página é a /));
  // Its list is the system's own: no driver can press in it, and keys work alike.
  await person.ask(() => document.querySelector('nav select')?.scrollIntoView({ block: 'center' }));
  await person.focus(the('combobox', 'Linhas por página'));
  await person.type('25');
  await person.equals('more rows', () => person.count(rows).then((count) => count > 10), true);
  await person.ask(() => localStorage.removeItem('tribuna.linhas'));
});

journey('a panel: by its link, by its address, and Back', async ({ person }) => {
  await visit(person, '/appointments/list');
  const link = nth(the('link', /^AG-\d+/, the('table', 'Compromissos')), 0);
  await person.see(link);
  const list = await person.address();
  await person.press(link);
  await person.see(the('button', 'Editar', dialog(/^Compromisso AG-/)));
  await expectSound(person);
  const address = await person.address();
  expect(address).toMatch(/panel=details&id=\d+/);
  await person.engine.back();
  await person.gone(dialog());
  await person.at(list);
  await person.focused(link);

  await person.goto(address);
  await person.see(the('button', 'Editar', dialog(/^Compromisso AG-/)));
  await person.press(the('button', 'Editar', dialog()));
  await person.focused(the('textbox', 'Assunto', dialog('Editar compromisso')));
  // Immediately: the panel's history entry may not be rendered yet.
  await person.keys('Escape');
  await person.see(the('button', 'Editar', dialog(/^Compromisso AG-/)));
  await person.at(address);
});

journey('a form: a date, hours, a telephone and a name looked up, key by key', async ({ person, db }) => {
  await visit(person, '/appointments/list?panel=create');
  const form = dialog('Novo compromisso');
  await person.focused(the('textbox', 'Assunto', form));
  await expectSound(person);
  await person.type('Vistoria na ponte');
  await person.write(the('textbox', 'Data', form), formatDate(addDays(today(), 20)).replaceAll('/', ''));
  await person.write(the('combobox', 'Horário de início', form), '16');
  await person.keys('Tab');
  await person.holds(the('combobox', 'Horário de início', form), '16:00');
  await person.write(the('combobox', 'Horário de término', form), '1730');
  await person.keys('Tab');
  await person.holds(the('combobox', 'Horário de término', form), '17:30');
  await person.write(the('textbox', 'Telefone do solicitante', form), '19981234567');
  await person.holds(the('textbox', 'Telefone do solicitante', form), '(19) 98123-4567');
  await person.keys('Control+Enter');
  await person.gone(form);
  await person.see(text(/^O compromisso AG-\d+ foi criado!$/));
  const made = db.appointments.find(({ subject }) => subject === 'Vistoria na ponte');
  const day = addDays(today(), 20);
  expect(made?.startDate).toContain(`${day} 16:00`);
  expect(made?.endDate).toContain(`${day} 17:30`);
  expect(made?.requesterPhone).toBe('19981234567');

  await visit(person, '/services/list?panel=create');
  const request = dialog('Novo atendimento');
  await person.focused(the('combobox', 'Eleitor', request));
  await person.type('maria galvao');
  await person.press(nth(the('option', /Maria Galvão de Camargo/), 0));
  await person.see(the('button', 'Trocar eleitor', request));
  await person.write(the('combobox', 'Categoria', request), 'ilumi');
  await person.keys('Enter');
  await person.holds(the('combobox', 'Categoria', request), /^Ilumina/);
  for (const name of ['Origem', 'Escritório']) {
    const choice = the('combobox', name, request);
    await person.press(choice);
    await person.see(nth(the('option'), 0));
    await person.keys('ArrowDown', 'Enter');
    await person.holds(choice, /./);
  }
  await person.write(the('textbox', 'Descrição', request), 'Poste apagado na esquina.');
  await person.keys('Control+Enter');
  await person.gone(request);
  expect(db.services.find(({ description }) => description === 'Poste apagado na esquina.')).toBeTruthy();
});

journey('many rows at once, one of which is refused in the middle', async ({ person, db }) => {
  await visit(person, '/services/list');
  const table = the('table', 'Atendimentos');
  const boxes = the('checkbox', undefined, table);
  await person.see(css('tbody tr', table));
  const rows = await person.texts(css('tbody tr', table));
  const shown = rows.slice(0, 4).map((row) => Number(/AT-(\d+)/.exec(row)?.[1]));
  const filed = db.serviceStatuses.find(({ name }) => name === 'Arquivado')?.id;
  const open = db.serviceStatuses.find(({ name }) => name === 'Aberto')?.id ?? 0;
  // By the time it is sent, the second belongs to another office.
  const { clientId } = db.services.get(shown[1] ?? 0) ?? { clientId: 0 };
  shown.forEach((id, at) => db.services.update(id, { statusId: open, ...(at === 1 && { clientId: -1 }) }));
  await person.hover(nth(css('tbody tr', table), 0));
  await person.press(nth(boxes, 0));
  await person.press(nth(boxes, 3), 'Shift');
  const bar = the('region', 'Seleção');
  await person.see(text(/4 na seleção/, bar));
  await person.press(the('button', 'Trocar status', bar));
  const form = dialog('Trocar status');
  await person.focused(the('combobox', 'Novo status', form));
  await person.type('Arquiv');
  await person.see(the('option', 'Arquivado'));
  await person.keys('Enter', 'Tab');
  await person.type('Mutirão.');
  await person.keys('Control+Enter');
  await person.reads(the('status', undefined, form), /^Terminou: 3 feitos, 1 (recusado|a conferir)\.$/);
  await expectSound(person);
  expect(shown.map((id) => db.services.get(id)?.statusId === filed)).toEqual([true, false, true, true]);
  db.services.update(shown[1] ?? 0, { clientId });
  await person.keys('Escape');
  await person.gone(form);
});

journey('the palette: from a key to a person’s page, and an act over the screen', async ({ person }) => {
  await visit(person, '/tasks/list');
  const field = the('combobox', 'Procurar em tudo');
  const chosen = css('[role="option"][aria-selected="true"]', the('listbox'));
  await person.press(the('button', 'Procurar em tudo'));
  await person.focused(field);
  await person.keys('Escape');
  await person.gone(dialog());
  await person.keys('Control+k');
  await person.type('maria galvao');
  await person.reads(chosen, /Maria Galvão de Camargo/);
  await expectSound(person);
  await person.keys('Control+Enter');
  await person.type('novo aten');
  await person.reads(chosen, 'Novo atendimento');
  await person.keys('Enter');
  await person.see(dialog('Novo atendimento'));
  await person.keys('Escape', 'Escape');
  await person.gone(dialog());
  await person.keys('Control+k');
  await person.type('maria galvao');
  await person.reads(chosen, /Maria Galvão de Camargo/);
  await person.keys('Enter');
  await person.see(the('heading', /Maria Galvão de Camargo/));
  await expectSound(person);
});
