import { test } from './fixtures';

test('4 novo atendimento', async ({ voice, page }) => {
  await voice.start('/services/list');
  await voice.go(page.getByRole('button', { name: 'Novo', exact: true }), 'Novo botão');
  await voice.press('Return', 'Novo atendimento diálogo', 'Eleitor caixa de combinação');
  await voice.type('aurelia', 'Buscando “aurelia”...', /^Aurélia Bastos Camargo/);
  await voice.press('Tab', 'Trocar eleitor botão', 'Aurélia Bastos Camargo');
  const form = page.getByRole('dialog');
  await voice.go(
    form.getByRole('combobox', { name: 'Categoria', exact: true }),
    'Categoria caixa de combinação',
  );
  await voice.type('ilum', { narrows: /^Iluminação/ });
  await voice.press('Tab');
  await voice.press('ctrl+Return', 'Origem caixa de combinação');
});

test('5 retorno de um atendimento', async ({ voice, page }) => {
  await voice.start('/services/list');
  await voice.go(page.getByRole('link', { name: /^Detalhes de AT-/ }).first(), /Detalhes de AT-\d+ link/);
  await voice.press('Return', /^Detalhes do atendimento AT-\d+ diálogo/, 'título nível 2');
  await voice.go(page.getByRole('dialog').getByRole('button', { name: 'Dar retorno' }), 'Dar retorno botão');
  await voice.press('Return', 'Dar retorno diálogo', 'Novo status caixa de combinação');
  await voice.type('Arquiv', { narrows: /^Arquivado/ });
  await voice.press('Tab', 'Texto do retorno entrada obrigatório');
  await voice.type('Tudo certo, {nome}.');
  await voice.press('ctrl+Return', [
    'Abrir WhatsApp botão',
    /^O status do atendimento AT-\d+ foi alterado!$/,
  ]);
});

test('6 card de um quadro', async ({ voice, page }) => {
  await voice.start('/tasks/board');
  await voice.press('h', /^Tarefas por status · \d+ título nível 1/);
  await voice.press('h', /Pendente/);
  await voice.go(page.getByRole('button', { name: /^Ações de / }).first(), /Ações de \d+/);
  await voice.press('Return', /Mover para|Detalhes/);
  await voice.press('Down');
  await voice.press('Down');
  await voice.press('Down');
  await voice.press('Escape');
});
