import { writeFileSync } from 'node:fs';
import { test } from './fixtures';

test('7 agenda em lista', async ({ voice }) => {
  await voice.start('/agenda?list=true');
  await voice.press('h', 'título nível 1');
  await voice.press('h', 'título nível 2');
  await voice.press('Down');
  await voice.press('Down');
  await voice.press('Down');
  await voice.press('Down');
});

test('8 formulário com erros', async ({ voice, page }) => {
  await voice.start('/appointments/list');
  await voice.go(page.getByRole('button', { name: 'Novo', exact: true }), 'Novo botão');
  await voice.press('Return', 'Novo compromisso diálogo', 'Assunto entrada obrigatório');
  await voice.press('ctrl+Return', 'Preencha este campo.');
  await voice.type('Visita à escola');
  await voice.press('ctrl+Return', 'Horário de início caixa de combinação');
  await voice.type('8', /^08:00/);
  await voice.press('Tab', 'Horário de término caixa de combinação', '09:00');
  await voice.press('ctrl+Return', 'Novo botão', /^O compromisso AG-\d+ foi criado!$/, /^\d+ compromissos$/);
});

test('9 perguntas da importação', async ({ voice, page }, testInfo) => {
  const rows = ['Nome;Celular;Sexo', 'Maria Importada;98765-4321;fem.', 'José Importado;(19) 91234-5678;M'];
  const sheet = testInfo.outputPath('eleitores.csv');
  writeFileSync(sheet, rows.join('\r\n'));
  await voice.start('/voters/import');
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(sheet);
  await voice.go(page.getByRole('button', { name: 'Ler planilha' }), 'Ler planilha botão');
  await voice.press('Return', /título nível 2/);
  await voice.go(page.getByRole('button', { name: 'Ir para as perguntas' }), 'Ir para as perguntas botão');
  await voice.press('Return', 'Perguntas título nível 2');
  await voice.press('Tab', 'Aceitam receber comunicação? painel');
  await voice.press('Tab');
  await voice.press('Tab');
  await voice.go(page.getByRole('button', { name: 'Ir para a conferência' }), 'Ir para a conferência botão');
  await voice.press('Return', /título nível 2/, /2 novos/);
});
