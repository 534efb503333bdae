import { demoAccounts, demoLinks, demoPassword } from '@mocks/seed/accounts';
import { test } from './fixtures';

test.describe('before signing in', () => {
  test.use({ account: null });

  test('1 entrar', async ({ voice }) => {
    await voice.open('/auth/login', 'E-mail entrada obrigatório');
    await voice.type(demoAccounts.administrator.email);
    await voice.press('Return', 'Procurando sua conta...', 'Digite sua senha.');
    await voice.type('errada123');
    await voice.press('Return', 'Entrando...', 'Senha incorreta.');
    await voice.press('ctrl+a');
    await voice.type(demoPassword);
    await voice.press('Return', 'Entrando...', 'Olá, Helena! título nível 1');
    await voice.press('h', 'Hoje título nível 2');
  });

  test('10 página pública', async ({ voice }) => {
    await voice.open(
      `/appointment/${demoLinks.activeAppointment}`,
      /^Das \d+:\d+ às/,
      /^Audiência pública: ampliação do Hospital Ouro Verde e da UPA$/,
      /^Local$/,
      'Câmara Municipal, plenário',
      'Ver no mapa',
      /^Descrição$/,
      /^Solicitante$/,
      'Adicionar à agenda',
    );
  });
});

test('2 eleitor', async ({ voice, page }) => {
  await voice.start('/voters/list');
  await voice.press('slash', 'Buscar por nome, CPF ou telefone entrada');
  await voice.type('aurelia', /^1 eleitor$/);
  await voice.go(page.getByRole('table').getByRole('link').first(), /Aurélia Bastos Camargo link/);
  await voice.press('Return', 'Detalhes do eleitor diálogo');
  for (let headings = 0; headings < 4; headings += 1) await voice.press('h', /título nível/);
  await voice.press('Down Down Down');
});

test('3 ligação', async ({ voice, page }) => {
  await voice.start('/phonecalls/list');
  await voice.go(page.getByRole('button', { name: 'Nova', exact: true }), 'Nova botão');
  await voice.press('Return', 'Nova ligação diálogo', 'Quem ligou entrada obrigatório');
  await voice.type('Maria Souza');
  await voice.press('Tab', 'Assunto entrada obrigatório');
  await voice.type('Falta luz');
  await voice.press('Tab', 'Telefone entrada');
  await voice.type('19987651234');
  await voice.press('Tab', 'Com quem deseja falar caixa de combinação');
  await voice.press('Tab', 'Registro painel', 'Data entrada');
  await voice.press('ctrl+Return', ['Nova botão', /^A ligação LI-\d+ foi criada!$/]);
});
