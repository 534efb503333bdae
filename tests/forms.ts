import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { demoApi } from '@mocks/testServer';
import { chooseInMenu, references } from './list';
import { createRole, creatingModules } from './modules';
import { administrator, firstOf, userOf } from './office';
import { newestService } from './services';
import { choose, fieldNamed, press, type User } from './typing';

/** A form, for the tests over all of them (records/forms.test.tsx). */
export interface TestedForm {
  name: string;
  /** The list that opens it, and its script. */
  path: string;
  script: string;
  /** Null when the method identifies the call. */
  action: string | null;
  open: (user: User) => Promise<unknown>;
  button: string;
  /** Confirmation button, if there is one. */
  confirm?: string;
  /** The same after a lost response, if labelled differently. */
  confirmAgain?: string;
  field: string;
  value: string;
  /** Fills in required fields. */
  fill?: (user: User) => Promise<unknown>;
  /** Message after no response, where nothing was to be written. */
  unanswered?: string;
  saved?: RegExp;
  /** Maximum lengths. */
  limits: Record<string, number>;
  /** Errors of required fields, in order. */
  missing: Record<string, string>;
  /** Why the button is blocked until they are filled in. */
  blocked?: string;
  /** Clears initial values other than texts. */
  empty?: (user: User) => Promise<unknown>;
  /** Field, invalid value and error. */
  wrong?: [label: string, typed: string, said: string][];
  /** Field labels by server name. */
  refused: Record<string, string>;
}

const fromMenu = (item: string) => async (user: User) =>
  chooseInMenu(user, (await references())[0] ?? '', item);

const ofModules = creatingModules.map(({ create, form, one, path, script }): TestedForm => ({
  ...form,
  name: `a new ${one}`,
  path,
  script,
  button: 'Salvar',
  open: async (user) => user.click(await screen.findByRole(createRole(create), { name: create.button })),
}));

const ofService = { path: '/services/list', script: 'atendimento.php', button: 'Salvar' };

const ofDocument = {
  path: '/legislative-processes/list',
  script: 'legislative.processe.php',
  button: 'Salvar',
};

export const forms: TestedForm[] = [
  ...ofModules,
  {
    ...ofService,
    name: 'another status',
    action: 'changeStatus',
    open: fromMenu('Trocar status'),
    field: 'Motivo',
    value: 'Fim',
    fill: (user) => {
      const { statusId, clientId } = newestService();
      const others = demoApi.db.serviceStatuses.filter(
        (status) => status.clientId === clientId && status.id !== statusId,
      );
      return choose(user, fieldNamed('Novo status'), firstOf(others).name);
    },
    saved: /^O status do atendimento AT-\d+ foi alterado!$/,
    limits: { Motivo: 1000 },
    missing: { 'Novo status': 'Selecione uma opção.', Motivo: 'Preencha este campo.' },
    refused: { statusNewId: 'Novo status', comment: 'Motivo', completionDate: 'Data de conclusão' },
  },
  {
    ...ofService,
    name: 'a comment',
    action: 'createProgressComment',
    open: fromMenu('Comentar'),
    field: 'Comentário',
    value: 'Feito.',
    saved: /^Comentário incluido no atendimento AT-\d+!$/,
    limits: { Comentário: 1000 },
    missing: { Comentário: 'Preencha este campo.', Data: 'Informe a data.' },
    refused: { responsibleId: 'Responsável', date: 'Data', comment: 'Comentário' },
  },
  {
    ...ofService,
    name: 'a reminder',
    script: 'task.php',
    action: null,
    open: async (user) => {
      await fromMenu('Criar lembrete')(user);
      const { name } = userOf(administrator);
      await waitFor(() => expect(fieldNamed('Responsáveis')).toHaveValue(name));
    },
    field: 'Descrição',
    value: 'Ligar de volta',
    fill: (user) => choose(user, fieldNamed('Responsáveis'), userOf(administrator).name),
    saved: /^Lembrete criado!$/,
    limits: { Descrição: 200 },
    missing: {
      Responsáveis: 'Selecione ao menos uma opção.',
      Data: 'Informe a data.',
      Descrição: 'Preencha este campo.',
    },
    empty: (user) => press(user, 'Limpar seleção'),
    refused: { participants: 'Responsáveis', taskDate: 'Data', description: 'Descrição' },
  },
  {
    ...ofDocument,
    name: 'a comment on a document',
    action: 'createComment',
    open: fromMenu('Comentar'),
    field: 'Descrição',
    value: 'Protocolado.',
    saved: /^Comentário salvo com sucesso!$/,
    limits: {},
    missing: { Descrição: 'Preencha este campo.', Data: 'Informe a data.' },
    refused: { date: 'Data', note: 'Descrição' },
  },
  {
    path: '/manifestations/list',
    script: 'manifestation.php',
    button: 'Salvar',
    name: 'a comment on a manifestation',
    action: 'createComment',
    open: fromMenu('Comentar/Anotar'),
    field: 'Comentário',
    value: 'Sem resposta.',
    saved: /^Comentário salvo com sucesso!$/,
    limits: { Comentário: 200 },
    missing: { Comentário: 'Preencha este campo.' },
    refused: { comment: 'Comentário' },
  },
  {
    name: 'labels',
    path: '/voters/list',
    script: 'tag.php',
    action: 'generate',
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Gerar Etiqueta' })),
    button: 'Gerar etiquetas',
    field: 'Linha inicial',
    value: '3',
    fill: async (user) => {
      await choose(user, fieldNamed('Etiqueta'), firstOf(demoApi.db.tags.all()).name);
      await user.click(screen.getByRole('radio', { name: 'Nome, endereço, CEP e aniversário' }));
    },
    unanswered: 'Não conseguimos falar com o sistema',
    limits: {},
    missing: {
      Etiqueta: 'Selecione uma opção.',
      'Linha inicial': 'Preencha este campo.',
      'Coluna inicial': 'Preencha este campo.',
      Conteúdo: 'Selecione uma opção.',
    },
    wrong: [
      ['Linha inicial', '11', 'Digite um número até 10.'],
      ['Coluna inicial', '4', 'Digite um número até 3.'],
    ],
    refused: { startPrintLine: 'Linha inicial', startPrintColumn: 'Coluna inicial' },
  },
];
