import { screen } from '@testing-library/react';
import { demoApi } from '@mocks/testServer';
import { addDays, formatDate, formatShortDateTime, today } from '@/formats/dates';
import type { TestedModule } from '@tests/testedModule';
import { choose, fieldNamed, fill } from '@tests/typing';
import { facts } from './campaigns.facts.test-row';

export const row: TestedModule = {
  ...facts,
  endpoints: ['campaigns', 'campaign'],
  columns: ['Nome', 'Data de envio', 'Total de envios', 'Status campanha', 'Ações'],
  hides: ['Total de envios'],
  startsWith: {},
  csvReference: /^$/,
  table: () => demoApi.db.campaigns,
  write: (id, name) => {
    const changes = { name, totalVoters: 1234, statusId: 9 };
    const { dateSend } = demoApi.db.campaigns.update(id, changes);
    return [name, formatShortDateTime(dateSend), '1.234', 'Concluída parcialmente'];
  },
  renamed: (id, name) => `${id} - ${name}`,
  create: {
    ...facts.create,
    buttonWhenEmpty: 'Nova campanha',
    start: 'Começar, Criar campanha',
  },
  filter: {
    ...facts.filter,
    value: 'mutirão',
    chip: 'Nome da campanha: mutirão',
    query: { name: 'mutirão' },
  },
  filters: () => [
    ['Nome da campanha', ' mutirão ', { name: 'mutirão' }, 'Nome da campanha: mutirão'],
    ['Data de envio', '30/11/2026', { dateSend: '2026-11-30' }, 'Data de envio: 30/11/2026'],
    ['Tipo', { radio: 'SMS' }, { type: '2' }, 'Tipo: SMS'],
    ['Status', { radio: 'Cancelada sem saldo' }, { status: '8' }, 'Status: Cancelada sem saldo'],
  ],
  quick: { label: 'Buscar por nome', asks: [['mutirão', { name: 'mutirão' }]] },
  files: {},
  rules: {
    create_campaign: { to: 'criar campanhas', header: ['Nova'] },
    cancel_campaign: { to: 'cancelar campanhas', menu: ['Cancelar'] },
  },
  details: {
    title: () => 'Detalhes da campanha',
    label: 'Horário de envio',
  },
  linked: { panel: 'cancel', item: 'Cancelar' },
  form: {
    ...facts.form,
    value: 'Mutirão da saúde',
    fill: async (user) => {
      await user.click(screen.getByRole('radio', { name: 'SMS' }));
      await fill(user, fieldNamed('Data de envio'), formatDate(addDays(today(), 5)));
      await choose(user, fieldNamed('Horário de envio'), '10:00');
      await fill(user, fieldNamed('Conteúdo'), 'Sábado tem mutirão.');
      await screen.findByText('Custo estimado');
    },
    confirmAgain: 'Criar mesmo assim',
    saved: /^A campanha .+ foi criada!$/,
    action: 'createFull',
    refused: {
      name: 'Nome da campanha',
      type: 'Tipo',
      dateStart: 'Data de envio',
      hourStart: 'Horário de envio',
      'message-content': 'Conteúdo',
    },
    limits: { 'Nome da campanha': 100 },
    missing: {
      'Nome da campanha': 'Preencha este campo.',
      Tipo: 'Selecione uma opção.',
      'Data de envio': 'Informe a data.',
      'Horário de envio': 'Selecione uma opção.',
    },
    wrong: [['Data de envio', '19/11/2020', 'Escolha uma data a partir de']],
  },
};
