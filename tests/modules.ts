import { screen } from '@testing-library/react';
import { demoApi } from '@mocks/testServer';
import {
  addDays,
  formatDate,
  formatShortDate,
  formatShortDateTime,
  formatWeekdayDate,
  today,
} from '@/formats/dates';
import { formatMoney } from '@/formats/money';
import { formatPhone } from '@/formats/phone';
import { choiceOf, foundOf, type TestedFilter } from './filters';
import { administrator, clientOf, firstOf, ofOffice, userOf } from './office';
import { idOf } from './list';
import { choose, fieldNamed, fill, press, type User } from './typing';

/**
 * What tells one module's list, panels and form from another's, for the tests that run over all of them: `lists/` and
 * `panels/`. A new module adds a row; a route without one fails in lists/modules.test.ts.
 */
export interface TestedModule {
  path: string;
  /** Of the screen and its table. */
  title: string;
  one: string;
  many: string;
  columns: string[];
  /** The columns that are hidden where there is no room for them. */
  hides: string[];
  /** The script that answers its list, details and writes. */
  script: string;
  /** What the first search asks for, beside page and limit. */
  startsWith: Record<string, string>;
  /** What every search asks for, also once the filters are cleared. */
  always?: Record<string, string>;
  /** The references of its rows, as they begin a line of the CSV. */
  reference: RegExp;
  /** The record of a reference, where that is not its number. */
  idOf?: (reference: string) => number;
  table: () => { removeWhere: (gone: (record: { id: number }) => boolean) => void };
  /** Puts a text into a record where the row shows it; gives the texts of that row's cells. */
  write: (id: number, text: string) => (string | undefined)[];
  /** How that record is then referred to, where the text is a part of it. */
  renamed?: (id: number, text: string) => string;
  /** How one is made, and by what form; both left out where records come from elsewhere. */
  create?: {
    button: string;
    /** The title of the panel it opens, or the path it leads to. */
    opens: string;
    /** In the list without rows, where it is another text. */
    /** Where the header offers it without the right, too: what those without it read at the start. */
    startBlocked?: string;
    buttonWhenEmpty?: string;
    start: string;
  };
  /** What a trial client without records reads, where it is not 'Bem-vindo ao módulo de' and their name. */
  welcome?: string;
  /** One filter that is typed, as it is typed, told and sent, and as the address has it, where that may be. */
  filter: { label: string; value: string; chip: string; query: Record<string, string>; address?: string };
  /** Every filter. */
  filters: () => TestedFilter[];
  /** The box in the header, if it has one: its name, and what is asked for by what is typed. */
  quick?: { label: string; asks: readonly [typed: string, query: Record<string, string>][] };
  /** Whether opening the filters is counted as use of the screen. */
  filtersCounted?: true;
  /** The labels of a period, if it has one. */
  period?: [from: string, to: string];
  /** Left out where nothing is exported. */
  csv?: { name: RegExp; header: RegExp };
  /** The other files it gives, by button. */
  files: Record<string, { name: RegExp; script: string; holds: RegExp }>;
  menu: string[];
  /** Each rule: what those without it may not do, and the buttons and menu items it gives by itself. */
  rules: Record<string, { to: string; header?: string[]; menu?: string[]; others?: Record<string, string> }>;
  details: {
    title: (reference: string) => string;
    label: string;
    /** The button that leads on from them, and the menu item that does the same; 'Editar' where it is left out. */
    leads?: { button: string; item: string };
  };
  /** A panel that needs a right, by its name in the address, and its menu item; that of removing where it is left out. */
  linked?: { panel: string; item: string };
  /** The title of its edit panel, where that is another than 'Editar' and its name. */
  editTitle?: string;
  /** Left out where nothing is removed. */
  removal?: {
    /** The title of its panel, where that is another than 'Remover' and its name. */
    title?: string;
    warning: string;
    done: (reference: string) => string;
    /** What it says of the record, by label. */
    facts: (id: number) => Record<string, string | undefined>;
  };
  form?: {
    /** A field of the form, and what is typed into it. */
    field: string;
    value: string;
    /** Fills in what cannot be left out. */
    fill: (user: User) => Promise<void>;
    /** See `TestedForm`. */
    empty?: (user: User) => Promise<unknown>;
    /** See `TestedForm`. */
    confirm?: string;
    /** See `TestedForm`. */
    confirmAgain?: string;
    saved: RegExp;
    /** The action that creates; null where POST says it all. */
    action: string | null;
    /** See `TestedForm`. */
    refused: Record<string, string>;
    limits: Record<string, number>;
    missing: Record<string, string>;
    blocked?: string;
    wrong: [label: string, typed: string, said: string][];
  };
}

const never = (): never => {
  throw new Error('The demo has no such record.');
};
const hours = (start: string, end: string) => `${start.slice(11, 16)} – ${end.slice(11, 16)}`;
const excel = 'Download Excel (.csv)';

const appointments: TestedModule = {
  path: '/appointments/list',
  title: 'Compromissos',
  one: 'compromisso',
  many: 'compromissos',
  columns: ['Ref.', 'Assunto', 'Local', 'Participantes', 'Data', 'Horário', 'Ações'],
  hides: ['Local', 'Participantes'],
  script: 'compromisso.php',
  startsWith: { startDate: today() },
  reference: /^AG-\d+;/,
  table: () => demoApi.db.appointments,
  write: (id, subject) => {
    const { startDate, endDate } = demoApi.db.appointments.update(id, {
      subject,
      location: 'Gabinete, sala 14',
      participantIds: [userOf(administrator).id],
    });
    const participant = userOf(administrator).name;
    return [
      `AG-${id}`,
      subject,
      'Gabinete, sala 14',
      participant,
      formatDate(startDate),
      hours(startDate, endDate),
    ];
  },
  create: {
    button: 'Novo',
    opens: 'Novo compromisso',
    start: 'Começar, Cadastrar compromisso',
  },
  filter: { label: 'Assunto', value: 'reunião', chip: 'Assunto: reunião', query: { subject: 'reunião' } },
  filters: () => [
    ['Data inicial', '01/01/2026', { startDate: '2026-01-01' }, 'A partir de: 01/01/2026'],
    ['Data final', '31/12/2027', { endDate: '2027-12-31' }, 'Até: 31/12/2027'],
    ['Referência', 'AG-1', { reference: 'AG-1' }, 'Referência: AG-1'],
    ['Assunto', ' reunião ', { subject: 'reunião' }, 'Assunto: reunião'],
    choiceOf('Participante', userOf(administrator), 'participantId'),
  ],
  quick: { label: 'Buscar por assunto', asks: [['reunião', { subject: 'reunião' }]] },
  period: ['Data inicial', 'Data final'],
  csv: {
    name: /^listagem-compromissos-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header: /^Ref\.;Assunto;Data Início;Data Fim;Descrição;Local$/,
  },
  files: {
    'Baixar para imprimir (.html)': {
      name: /^listagem-compromisso-\d\d-\d\d-\d{4}-\d\d-\d\d\.html$/,
      script: 'compromisso.php',
      holds: />Ref\.<.*>Data<.*>Inicia<.*>Termina<.*>Assunto</s,
    },
  },
  menu: ['Editar', 'Copiar', 'Excluir'],
  rules: {
    create_appointment: { to: 'cadastrar compromissos', header: ['Novo'], menu: ['Copiar'] },
    edit_appointment: { to: 'editar compromissos', menu: ['Editar'] },
    delete_appointment: { to: 'excluir compromissos', menu: ['Excluir'] },
    export_appointment: { to: 'exportar compromissos', header: [excel] },
    print_appointment: {
      to: 'imprimir compromissos',
      header: ['Imprimir resultados', 'Baixar para imprimir (.html)'],
    },
  },
  details: { title: (reference) => `Compromisso ${reference}`, label: 'Assunto' },
  removal: {
    warning: 'Após a confirmação o compromisso será PERMANENTEMENTE excluido.',
    done: (reference) => `O compromisso ${reference} foi removido!`,
    facts: (id) => {
      const { subject, startDate, endDate } = demoApi.db.appointments.get(id) ?? never();
      const at = { Data: formatDate(startDate), Horário: hours(startDate, endDate) };
      return { Referência: `AG-${id}`, Assunto: subject, ...at };
    },
  },
  form: {
    field: 'Assunto',
    value: 'Visita à creche',
    fill: async (user) => {
      await choose(user, fieldNamed('Horário de início'), '09:00');
      await choose(user, fieldNamed('Horário de término'), '10:30');
    },
    saved: /^O compromisso AG-\d+ foi criado!$/,
    action: 'create',
    refused: {
      subject: 'Assunto',
      date: 'Data',
      hourStart: 'Horário de início',
      hourEnd: 'Horário de término',
      location: 'Local',
      requesterName: 'Nome do solicitante',
      requesterPhone: 'Telefone do solicitante',
      description: 'Descrição',
    },
    limits: { Assunto: 60, Local: 100, 'Nome do solicitante': 50, Descrição: 800 },
    missing: {
      Assunto: 'Preencha este campo.',
      Data: 'Informe a data.',
      'Horário de início': 'Selecione uma opção.',
      'Horário de término': 'Selecione uma opção.',
    },
    wrong: [['Telefone do solicitante', '1198', 'Digite o telefone com DDD.']],
  },
};

const calls: TestedModule = {
  path: '/phonecalls/list',
  title: 'Ligações',
  one: 'ligação',
  many: 'ligações',
  columns: ['Ref.', 'Cadastrado por', 'Data cadastro', 'Quem ligou', 'Assunto', 'Status', 'Ações'],
  hides: ['Cadastrado por', 'Assunto'],
  script: 'telefonema.php',
  startsWith: {},
  reference: /^LI-\d+;/,
  table: () => demoApi.db.calls,
  write: (id, name) => {
    const changes = { name, telephone: '19981234567', subject: 'Poda\nna praça', statusId: 2 } as const;
    const { createdById, createdAt } = demoApi.db.calls.update(id, changes);
    const author = demoApi.db.users.get(createdById)?.name;
    const caller = `${name}(19) 98123-4567`;
    return [`LI-${id}`, author, formatShortDateTime(createdAt), caller, 'Poda na praça', 'Retornar ligação'];
  },
  create: {
    button: 'Nova',
    opens: 'Nova ligação',
    start: 'Começar, Cadastrar ligação',
  },
  filter: { label: 'Nome', value: 'josé', chip: 'Nome: josé', query: { name: 'josé' } },
  filters: () => [
    ['Referência', 'LI-1', { reference: 'LI-1' }, 'Referência: LI-1'],
    ['Nome', ' josé ', { name: 'josé' }, 'Nome: josé'],
    ['Telefone', '+55 (19) 98123-4567', { telephone: '19981234567' }, 'Telefone: (19) 98123-4567'],
    ['Data de cadastro, de', '01/11/2026', { startDate: '2026-11-01' }, 'A partir de: 01/11/2026'],
    ['Data de cadastro, até', '30/11/2026', { endDate: '2026-11-30' }, 'Até: 30/11/2026'],
    ['Status', { radio: 'Retornar ligação' }, { status: '2' }, 'Status: Retornar ligação'],
    ['Assunto', 'poda', { subject: 'poda' }, 'Assunto: poda'],
    choiceOf('Com quem deseja falar', userOf(administrator), 'participantId'),
  ],
  quick: {
    label: 'Buscar por nome ou telefone',
    asks: [
      ['Maria', { name: 'Maria' }],
      ['(19) 9', { telephone: '199' }],
      ['+55 19 98765-4321', { telephone: '19987654321' }],
    ],
  },
  period: ['Data de cadastro, de', 'Data de cadastro, até'],
  csv: {
    name: /^listagem-ligacoes-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header: /^Ref\.;Assunto;Cadastrado por;Data cadastro;Quem ligou;Telefone de quem ligou;Status$/,
  },
  files: {},
  menu: ['Editar', 'Excluir'],
  rules: {
    create_call: { to: 'cadastrar ligações', header: ['Nova'] },
    edit_call: { to: 'editar ligações', menu: ['Editar'] },
    delete_call: { to: 'excluir ligações', menu: ['Excluir'] },
    print_call: { to: 'exportar ligações', header: [excel] },
  },
  details: { title: (reference) => `Ligação ${reference}`, label: 'Quem ligou' },
  removal: {
    warning: 'Após a confirmação a ligação será PERMANENTEMENTE excluída.',
    done: (reference) => `A ligação ${reference} foi removida!`,
    facts: (id) => {
      const { name, statusId } = demoApi.db.calls.get(id) ?? never();
      const status = { 1: 'Pendente', 2: 'Retornar ligação', 3: 'Finalizada' }[statusId];
      return { Referência: `LI-${id}`, Status: status, 'Quem ligou': name };
    },
  },
  form: {
    field: 'Quem ligou',
    value: 'Ana Lima',
    fill: (user) => fill(user, screen.getByLabelText('Assunto'), 'Recado'),
    saved: /^A ligação LI-\d+ foi criada!$/,
    action: 'cadastrar',
    refused: {
      name: 'Quem ligou',
      date: 'Data',
      hour: 'Hora',
      status: 'Status',
      subject: 'Assunto',
    },
    limits: { 'Quem ligou': 255, Assunto: 2000 },
    missing: {
      'Quem ligou': 'Preencha este campo.',
      Assunto: 'Preencha este campo.',
      Data: 'Informe a data.',
      Hora: 'Preencha este campo.',
    },
    wrong: [
      ['Telefone', '1998', 'Digite o telefone com DDD.'],
      ['Data', '31/02/2026', 'Fevereiro de 2026 tem 28 dias.'],
      ['Hora', '093', 'Digite a hora como HH:MM.'],
    ],
  },
};

const voters: TestedModule = {
  path: '/voters/list',
  title: 'Eleitores',
  one: 'eleitor',
  many: 'eleitores',
  columns: ['Ref.', 'Nome', 'Endereço', 'Telefone', 'E-mail', 'Ações'],
  hides: ['Endereço', 'E-mail'],
  script: 'eleitor.php',
  startsWith: { isExcluded: 'false' },
  always: { isExcluded: 'false' },
  reference: /^\d+;/,
  table: () => demoApi.db.voters,
  write: (id, email) => {
    const { name } = demoApi.db.voters.update(id, {
      email,
      ...{ withLocation: true, address: 'Rua das Flores', addressNumber: '10', additionalAddress: '' },
      ...{ district: 'Cambuí', city: 'Campinas', state: 'SP' },
      telephone: [{ number: '19981234567', type: 2, operator: 6 }],
    });
    return [String(id), name, 'Rua das Flores, 10Cambuí - Campinas/SP', '(19) 98123-4567', email];
  },
  create: {
    button: 'Novo',
    opens: '/voters/create',
    buttonWhenEmpty: 'Novo eleitor',
    start: 'Começar, Cadastrar alguém',
  },
  filter: { label: 'Nome', value: 'Ana', chip: 'Nome: Ana', query: { name: 'Ana' } },
  filters: () => {
    const { cities, districts, voterGroups, schools, occupations } = demoApi.db;
    const city = firstOf(cities.filter(({ name }) => name === 'Campinas'));
    const [one, other] = districts.filter(({ cityId }) => cityId === city.id);
    if (!one || !other) throw new Error('The city has one district only.');
    const school = firstOf(schools.filter(({ active }) => active));
    const student = firstOf(occupations.filter(({ name }) => name === 'Estudante'));
    const group = firstOf(voterGroups.all());
    return [
      ['Referência', '12', { reference: '12' }, 'Referência: 12'],
      ['CPF', '123.456.789-09', { individualRegistration: '12345678909' }, 'CPF: 123.***.***-09'],
      ['Nome', ' ana ', { name: 'ana' }, 'Nome: ana'],
      ['Gênero', { radio: 'Feminino' }, { genre: '2' }, 'Gênero: Feminino'],
      ['Aniversário, de', '20/12', { startBirthDate: '20/12' }, 'Aniversário a partir de: 20/12'],
      ['Aniversário, até', '10/01', { endBirthDate: '10/01' }, 'Aniversário até: 10/01'],
      choiceOf('Estado civil', { id: 6, name: 'União Estável' }, 'maritalStatusId'),
      foundOf('Profissão', student, 'professionId'),
      ['Grupo', { options: [group.name] }, { 'groupsId[]': [String(group.id)] }, `Grupo: ${group.name}`],
      ['Situação', { radio: 'Inativo' }, { status: 'false' }, 'Situação: Inativo'],
      [
        'Data de cadastro, de',
        '01/11/2025',
        { startCreatedDate: '2025-11-01' },
        'Cadastro a partir de: 01/11/2025',
      ],
      ['Data de cadastro, até', '30/11/2026', { endCreatedDate: '2026-11-30' }, 'Cadastro até: 30/11/2026'],
      foundOf('Cidade', { id: city.id, name: 'Campinas/SP' }, 'cityId', 'ca'),
      [
        'Bairro',
        { options: [one.name, other.name], typed: true },
        { 'districtsId[]': [String(one.id), String(other.id)] },
        `Bairro: ${one.name}, ${other.name}`,
      ],
      ['Endereço', 'flores', { address: 'flores' }, 'Endereço: flores'],
      ['CEP', '13024-000', { zipcode: '13024000' }, 'CEP: 13024-000'],
      ['Telefone', '+55 (19) 98123-4567', { telephone: '19981234567' }, 'Telefone: (19) 98123-4567'],
      ['Tem telefone', { radio: 'Sim' }, { withTelephone: 'true' }, 'Com telefone: Sim'],
      ['E-mail', 'correio', { email: 'correio' }, 'E-mail: correio'],
      ['Tem e-mail', { radio: 'Não' }, { withEmail: 'false' }, 'Com e-mail: Não'],
      choiceOf('Voto', { id: 3, name: 'Voto a conquistar' }, 'voteStatusId'),
      foundOf('Local de votação', school, 'schoolId', school.name.slice(0, 12)),
      choiceOf('Tipo de responsável', { id: 2, name: 'Captação' }, 'responsibleId'),
      ['Nome do responsável', 'José', { responsibleName: 'José' }, 'Responsável: José'],
    ];
  },
  quick: {
    label: 'Buscar por nome, CPF ou telefone',
    asks: [
      ['Ana', { name: 'Ana' }],
      ['123.4', { individualRegistration: '1234' }],
      ['52998224725', { individualRegistration: '52998224725' }],
      ['19987654321', { telephone: '19987654321' }],
      ['3456-78', { telephone: '345678' }],
    ],
  },
  period: ['Data de cadastro, de', 'Data de cadastro, até'],
  csv: { name: /^listagem-eleitores-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/, header: /^Ref\.;CPF;Nome;Apelido;/ },
  files: {
    Imprimir: {
      name: /^listagem-eleitores-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/,
      script: 'voter.print.php',
      holds: /^%PDF/,
    },
  },
  menu: [
    'Editar',
    'Imprimir',
    'Baixar ficha (.html)',
    'Novo atendimento',
    'Criar lembrete',
    'Enviar mensagem',
    'Excluir',
  ],
  rules: {
    create_voter: { to: 'cadastrar pessoas', header: ['Novo'] },
    edit_voter: { to: 'editar eleitores', menu: ['Editar'] },
    delete_voter: { to: 'excluir eleitores', menu: ['Excluir'] },
    print_voter: {
      to: 'imprimir eleitores',
      header: ['Imprimir'],
      menu: ['Imprimir', 'Baixar ficha (.html)'],
    },
    export_voter: { to: 'exportar eleitores', header: [excel] },
    create_label_voter: { to: 'gerar etiquetas', header: ['Gerar Etiqueta'] },
    create_treatment: { to: 'cadastrar atendimentos', menu: ['Novo atendimento'] },
  },
  details: { title: () => 'Detalhes do eleitor', label: 'CPF' },
  removal: {
    warning: 'Após a confirmação o eleitor e seus atendimentos serão PERMANENTEMENTE excluidos.',
    done: () => 'O eleitor foi removido!',
    facts: (id) => {
      const { name, telephone } = demoApi.db.voters.get(id) ?? never();
      return {
        Referência: String(id),
        Nome: name,
        Telefone: formatPhone(telephone[0]?.number) || 'Não informado',
      };
    },
  },
  form: {
    field: 'Nome',
    value: 'Benedita Aparecida Quaresma',
    fill: async (user) => {
      await user.click(screen.getByRole('radio', { name: 'Feminino' }));
      await press(user, 'Cadastrar manualmente');
      await fill(user, screen.getByLabelText('CEP'), '13010000');
      await fill(user, fieldNamed('Endereço'), 'Rua Nova');
      await choose(user, fieldNamed('Cidade'), 'Campinas/SP', 'campinas');
      await choose(user, fieldNamed('Bairro'), 'Centro', 'c');
    },
    saved: /^O eleitor .+ foi criado!$/,
    action: null,
    refused: {
      name: 'Nome',
      dateOfBirth: 'Data de nascimento',
      email: 'E-mail',
      telephone: 'Telefone',
      schoolId: 'Local de votação',
      professionId: 'Profissão',
      zipcode: 'CEP',
      address: 'Endereço',
      additionalAddress: 'Complemento',
      cityId: 'Cidade',
      districtId: 'Bairro',
    },
    limits: { Nome: 50, Apelido: 20, 'E-mail': 50, Observações: 1000 },
    missing: { Nome: 'Preencha este campo.', Gênero: 'Selecione uma opção.' },
    wrong: [
      ['CPF', '5299822', 'Digite os 11 números do CPF.'],
      ['E-mail', 'sem arroba', 'Confira o e-mail'],
      ['Telefone', '1998', 'Digite o telefone com DDD.'],
    ],
  },
};

const services: TestedModule = {
  path: '/services/list',
  title: 'Atendimentos',
  one: 'atendimento',
  many: 'atendimentos',
  columns: ['Ref.', 'Descrição', 'Categoria', 'Secretária', 'Solicitação', 'Status', 'Eleitor', 'Ações'],
  hides: ['Ref.', 'Categoria', 'Secretária', 'Solicitação', 'Eleitor'],
  script: 'atendimento.php',
  startsWith: {},
  reference: /^AT-\d+;/,
  table: () => demoApi.db.services,
  write: (id, text) => {
    const { statusId, electorId, categoryId, departmentId, requestDate } = demoApi.db.services.update(id, {
      description: `${text}\nDuas linhas.`,
    });
    const telephone = [{ number: '19981234567', type: 2, operator: 1 }];
    const { name } = demoApi.db.voters.update(electorId, { telephone });
    const status = demoApi.db.serviceStatuses.get(statusId)?.name;
    return [
      `AT-${id}`,
      `${text} Duas linhas.`,
      demoApi.db.serviceCategories.get(categoryId)?.name,
      demoApi.db.departments.get(departmentId ?? 0)?.name ?? '',
      formatShortDate(requestDate),
      status,
      `${name}(19) 98123-4567`,
    ];
  },
  create: {
    button: 'Novo',
    opens: 'Novo atendimento',
    start: 'Começar, Cadastrar atendimento',
  },
  filtersCounted: true,
  filter: { label: 'Descrição', value: 'poda', chip: 'Descrição: poda', query: { description: 'poda' } },
  filters: () => {
    const { db } = demoApi;
    const { id, name, cityId } = firstOf(db.districts.all());
    const city = db.cities.get(cityId)?.name ?? '';
    return [
      ['Referência', ' AT-1 ', { reference: 'AT-1' }, 'Referência: AT-1'],
      ['Descrição', 'poda', { description: 'poda' }, 'Descrição: poda'],
      choiceOf('Status', ofOffice(db.serviceStatuses), 'statusId'),
      choiceOf('Categoria', ofOffice(db.serviceCategories), 'categoryId'),
      choiceOf('Origem', ofOffice(db.serviceOrigins), 'originId'),
      choiceOf('Escritório', ofOffice(db.offices), 'officeId'),
      choiceOf('Secretária', firstOf(db.departments.all()), 'departmentId'),
      choiceOf('Responsável', ofOffice(db.users), 'responsibleId'),
      ['Data de cadastro, de', '01/11/2026', { startCreatedDate: '2026-11-01' }, 'A partir de: 01/11/2026'],
      ['Data de cadastro, até', '30/11/2026', { endCreatedDate: '2026-11-30' }, 'Até: 30/11/2026'],
      ['Ref. eleitor', '12', { electorReference: '12' }, 'Ref. eleitor: 12'],
      ['Nome do eleitor', 'josé', { electorName: 'josé' }, 'Eleitor: josé'],
      choiceOf('Grupo', ofOffice(db.voterGroups), 'groupId'),
      ['Cidade', { option: new RegExp(`^${city}/`), typed: city }, {}],
      ['Bairros', { options: [name], typed: true }, { 'districtIds[]': [String(id)] }, `Bairros: ${name}`],
      choiceOf('Tipo de documento', firstOf(db.documentTypes.all()), 'documentId', 'Documento'),
      ['Número', '123', { documentNumber: '123' }, 'Número do documento: 123'],
      ['Ano', '2026', { documentYear: '2026' }, 'Ano do documento: 2026'],
    ];
  },
  quick: {
    label: 'Buscar por referência ou eleitor',
    asks: [
      ['Maria', { electorName: 'Maria' }],
      ['at 12', { reference: 'AT-12' }],
      ['12', { reference: '12' }],
    ],
  },
  period: ['Data de cadastro, de', 'Data de cadastro, até'],
  csv: {
    name: /^listagem-atendimentos-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header: /^Ref\. atendimento;Descrição;Categoria;Origem;/,
  },
  files: {
    'Imprimir resultados': {
      name: /^listagem-atendimentos-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/,
      script: 'service.print.php',
      holds: /^%PDF/,
    },
  },
  menu: [
    'Editar',
    'Trocar status',
    'Comentar',
    'Upload arquivo',
    'Imprimir',
    'Baixar ficha (.html)',
    'Criar lembrete',
    'Excluir',
  ],
  rules: {
    create_treatment: { to: 'cadastrar atendimentos', header: ['Novo'] },
    edit_treatment: {
      to: 'editar atendimentos',
      menu: ['Editar', 'Trocar status', 'Upload arquivo'],
      others: {
        'Trocar status': 'trocar o status de atendimentos',
        'Upload arquivo': 'enviar arquivos de atendimentos',
      },
    },
    create_commet_treatment: { to: 'comentar atendimentos', menu: ['Comentar'] },
    delete_treatment: { to: 'excluir atendimentos', menu: ['Excluir'] },
    export_treatment: { to: 'exportar atendimentos', header: [excel] },
    print_search_treatment: {
      to: 'imprimir atendimentos',
      header: ['Imprimir resultados'],
      menu: ['Imprimir', 'Baixar ficha (.html)'],
    },
  },
  details: { title: (reference) => `Detalhes do atendimento ${reference}`, label: 'Categoria' },
  removal: {
    warning: 'Após a confirmação o atendimento será PERMANENTEMENTE excluido.',
    done: () => 'O atendimento foi removido!',
    facts: (id) => {
      const { statusId, electorId } = demoApi.db.services.get(id) ?? never();
      const status = demoApi.db.serviceStatuses.get(statusId)?.name;
      return { Referência: `AT-${id}`, Status: status, Eleitor: demoApi.db.voters.get(electorId)?.name };
    },
  },
  form: {
    field: 'Descrição',
    value: 'Poda da árvore',
    fill: async (user) => {
      const { name } = ofOffice(demoApi.db.voters);
      await choose(user, fieldNamed('Eleitor'), new RegExp(`^${name}`), name);
      for (const [label, table] of [
        ['Status', demoApi.db.serviceStatuses],
        ['Categoria', demoApi.db.serviceCategories],
        ['Origem', demoApi.db.serviceOrigins],
        ['Escritório', demoApi.db.offices],
      ] as const)
        await choose(user, fieldNamed(label), ofOffice<{ clientId: number; name: string }>(table).name);
    },
    saved: /^O atendimento AT-\d+ foi criado!$/,
    action: 'cadastrar',
    refused: {
      electorId: 'Eleitor',
      statusId: 'Status',
      requestDate: 'Data de solicitação',
      completionDate: 'Data de conclusão',
      departmentId: 'Secretária',
      originId: 'Origem',
      officeId: 'Escritório',
      categoryId: 'Categoria',
      description: 'Descrição',
    },
    limits: { Descrição: 1000 },
    missing: {
      Eleitor: 'Escolha o eleitor.',
      Categoria: 'Selecione uma opção.',
      Origem: 'Selecione uma opção.',
      Escritório: 'Selecione uma opção.',
      Descrição: 'Preencha este campo.',
      'Data de solicitação': 'Informe a data.',
    },
    wrong: [['Data de conclusão', '19/11/2020', 'A conclusão não pode ser antes da solicitação.']],
  },
};

const documentOf = (id: number) => demoApi.db.documents.get(id) ?? never();
const documentTitle = ({ typeId, number, year }: ReturnType<typeof documentOf>) =>
  `${demoApi.db.documentTypes.get(typeId)?.name} - ${number}/${year}`;

const documents: TestedModule = {
  path: '/legislative-processes/list',
  title: 'Docs. Proposituras, Adm.',
  one: 'documento',
  many: 'documentos',
  columns: ['Tipo', 'Numeração', 'Assunto', 'Área de interesse', 'Status', 'Ações'],
  hides: ['Área de interesse'],
  script: 'legislative.processe.php',
  startsWith: {},
  reference: /^[^;]+;\d+;\d{4};/,
  idOf: (reference) =>
    demoApi.db.documents.find((document) => documentTitle(document) === reference)?.id ?? never(),
  table: () => demoApi.db.documents,
  write: (id, menu) => {
    const { db } = demoApi;
    const [status, department] = [ofOffice(db.legislativeStatuses), firstOf(db.departments.all())];
    const { typeId, number, year } = db.documents.update(id, {
      menu,
      statusId: status.id,
      areaInterestId: department.id,
    });
    return [db.documentTypes.get(typeId)?.name, `${number}/${year}`, menu, department.name, status.name];
  },
  create: { button: 'Novo', opens: 'Novo documento', start: 'Começar, Criar documento' },
  filter: { label: 'Assunto', value: 'projeto', chip: 'Assunto: projeto', query: { menu: 'projeto' } },
  filters: () => {
    const { db } = demoApi;
    return [
      choiceOf('Tipo', firstOf(db.documentTypes.all()), 'type'),
      choiceOf('Status', ofOffice(db.legislativeStatuses), 'status'),
      ['Número', '123', { number: '123' }, 'Número: 123'],
      ['Ano', '2026', { year: '2026' }, 'Ano: 2026'],
      choiceOf('Área de interesse', firstOf(db.departments.all()), 'areaInterest'),
      ['Região', ' Sul ', { region: 'Sul' }, 'Região: Sul'],
      ['Assunto', 'poda', { menu: 'poda' }, 'Assunto: poda'],
    ];
  },
  quick: {
    label: 'Buscar por número ou assunto',
    asks: [
      ['poda', { menu: 'poda' }],
      ['12', { number: '12' }],
      ['12/2026', { number: '12', year: '2026' }],
    ],
  },
  csv: {
    name: /^listagem-documentos-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header:
      /^Tipo;Número;Ano;Em tramitação;Status;Área de interesse;Região;Assunto;Data de cadastro;Última atualização$/,
  },
  files: {},
  menu: [
    'Editar',
    'Elaborar doc.',
    'Trocar status',
    'Upload arquivo',
    'Imprimir',
    'Baixar documento (.html)',
    'Comentar',
    'Criar lembrete',
    'Excluir',
  ],
  rules: {
    create_legislative_process: { to: 'criar dodumentos', header: ['Novo'] },
    edit_legislative_process: {
      to: 'editar documentos',
      menu: ['Editar', 'Elaborar doc.', 'Trocar status', 'Upload arquivo', 'Criar lembrete'],
      others: {
        'Elaborar doc.': 'elaborar documentos',
        'Trocar status': 'trocar o status de documentos',
        'Upload arquivo': 'enviar arquivos de documentos',
        'Criar lembrete': 'criar lembretes de documentos',
      },
    },
    comment_legislative_process: { to: 'comentar documentos', menu: ['Comentar'] },
    delete_legislative_process: { to: 'excluir documentos', menu: ['Excluir'] },
    print_legislative_process: {
      to: 'imprimir documentos',
      header: [excel],
      menu: ['Imprimir', 'Baixar documento (.html)'],
    },
  },
  details: { title: () => 'Detalhes do documento', label: 'Área de interesse' },
  editTitle: 'Editar dados do documento',
  removal: {
    title: 'Remover Docs. Proposituras, Adm.',
    warning: 'Após a confirmação o documento será PERMANENTEMENTE excluido.',
    done: () => 'O documento foi removido!',
    facts: (id) => {
      const { typeId, statusId, number, year } = documentOf(id);
      const { documentTypes, legislativeStatuses } = demoApi.db;
      return {
        Tipo: documentTypes.get(typeId)?.name,
        Numeração: `${number}/${year}`,
        Status: legislativeStatuses.get(statusId)?.name,
      };
    },
  },
  form: {
    field: 'Assunto',
    value: 'Faixa elevada em frente à escola.',
    fill: async (user) => {
      await choose(user, fieldNamed('Tipo'), firstOf(demoApi.db.documentTypes.all()).name);
      await choose(user, fieldNamed('Status'), ofOffice(demoApi.db.legislativeStatuses).name);
      await fill(user, fieldNamed('Número'), '12');
    },
    saved: /^O documento \(.+\) foi criado!$/,
    action: null,
    refused: {
      type: 'Tipo',
      status: 'Status',
      number: 'Número',
      year: 'Ano',
      areaInterest: 'Área de interesse',
      region: 'Região',
      menu: 'Assunto',
    },
    limits: { Assunto: 2000, Região: 50 },
    missing: {
      Tipo: 'Selecione uma opção.',
      Status: 'Selecione uma opção.',
      Número: 'Preencha este campo.',
      Ano: 'Preencha este campo.',
      Assunto: 'Preencha este campo.',
    },
    wrong: [],
  },
};

const campaigns: TestedModule = {
  path: '/campaigns/list',
  title: 'Campanhas',
  one: 'campanha',
  many: 'campanhas',
  columns: ['Nome', 'Data de envio', 'Total de envios', 'Status campanha', 'Ações'],
  hides: ['Total de envios'],
  script: 'campaign.php',
  startsWith: {},
  reference: /^$/,
  table: () => demoApi.db.campaigns,
  write: (id, name) => {
    const changes = { name, totalVoters: 1234, statusId: 9 };
    const { dateSend } = demoApi.db.campaigns.update(id, changes);
    return [name, formatShortDateTime(dateSend), '1.234', 'Concluída parcialmente'];
  },
  renamed: (id, name) => `${id} - ${name}`,
  create: {
    button: 'Nova',
    opens: '/campaigns/create',
    buttonWhenEmpty: 'Nova campanha',
    start: 'Começar, Criar campanha',
  },
  filter: {
    label: 'Nome da campanha',
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
  menu: ['Cancelar'],
  rules: {
    create_campaign: { to: 'criar campanhas', header: ['Nova'] },
    cancel_campaign: { to: 'cancelar campanhas', menu: ['Cancelar'] },
  },
  details: {
    title: () => 'Detalhes da campanha',
    label: 'Horário de envio',
    leads: { button: 'Cancelar campanha', item: 'Cancelar' },
  },
  linked: { panel: 'cancel', item: 'Cancelar' },
  form: {
    field: 'Nome da campanha',
    value: 'Mutirão da saúde',
    fill: async (user) => {
      await user.click(screen.getByRole('radio', { name: 'SMS' }));
      await fill(user, fieldNamed('Data de envio'), formatDate(addDays(today(), 5)));
      await choose(user, fieldNamed('Horário de envio'), '10:00');
      await fill(user, fieldNamed('Conteúdo'), 'Sábado tem mutirão.');
      await screen.findByText('Custo estimado');
    },
    confirm: 'Confirmar campanha',
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

const manifestations: TestedModule = {
  path: '/manifestations/list',
  title: 'Manifestações',
  one: 'manifestação',
  many: 'manifestações',
  columns: ['Protocolo', 'Nome', 'Telefone', 'Data de recebimento', 'Status', 'Ações'],
  hides: ['Telefone'],
  script: 'manifestation.php',
  startsWith: {},
  reference: /^\d{10};/,
  idOf: (protocol) =>
    demoApi.db.manifestations.find((one) => one.protocol === protocol && one.clientId === clientOf())?.id ??
    never(),
  table: () => demoApi.db.manifestations,
  write: (id, name) => {
    const changes = { name, telephone: '19981234567', statusId: 4 };
    const { protocol, createdAt } = demoApi.db.manifestations.update(id, changes);
    return [protocol, name, '(19) 98123-4567', formatShortDateTime(createdAt), 'Tentativa de contato'];
  },
  welcome: 'Bem-vindo ao módulo Participativa',
  filter: { label: 'Nome', value: 'josé', chip: 'Nome: josé', query: { name: 'josé' } },
  filters: () => [
    ['Número protocolo', ' 2026 ', { protocolNumber: '2026' }, 'Protocolo: 2026'],
    ['Status', { radio: 'Concluído' }, { statusId: '3' }, 'Status: Concluído'],
    ['Nome', 'josé', { name: 'josé' }, 'Nome: josé'],
    ['E-mail', 'correio', { email: 'correio' }, 'E-mail: correio'],
    ['Telefone', '+55 (19) 98123-4567', { telephone: '19981234567' }, 'Telefone: (19) 98123-4567'],
  ],
  quick: {
    label: 'Buscar por protocolo ou nome',
    asks: [
      ['Ana', { name: 'Ana' }],
      ['2026000', { protocolNumber: '2026000' }],
    ],
  },
  csv: {
    name: /^listagem-manifestacoes-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header: /^Protocolo;Data de recebimento;Nome;E-mail;Telefone;Tipo;Status$/,
  },
  files: {},
  menu: ['Trocar status', 'Comentar/Anotar', 'Excluir'],
  rules: {
    status_manifestation: {
      to: 'trocar o status de manifestações',
      menu: ['Trocar status', 'Comentar/Anotar'],
      others: { 'Comentar/Anotar': 'comentar manifestações' },
    },
    delete_manifestation: { to: 'excluir manifestações', menu: ['Excluir'] },
    print_manifestation: { to: 'exportar manifestações', header: [excel] },
  },
  details: {
    title: () => 'Detalhes da manifestação',
    label: 'CPF',
    leads: { button: 'Comentar/Anotar', item: 'Comentar/Anotar' },
  },
  removal: {
    warning: 'Após a confirmação a manifestação será PERMANENTEMENTE excluida.',
    done: (protocol) => `A manifestação ${protocol} foi removida!`,
    facts: (id) => {
      const { protocol, name } = demoApi.db.manifestations.get(id) ?? never();
      return { Protocolo: protocol, Nome: name };
    },
  },
};

const expenses: TestedModule = {
  path: '/expenses/list',
  title: 'Despesas',
  one: 'despesa',
  many: 'despesas',
  columns: ['Ref.', 'Data da despesa', 'Categoria', 'Valor', 'Reembolso', 'Status', 'Ações'],
  hides: ['Reembolso'],
  script: 'expense.php',
  startsWith: {},
  reference: /^DE-\d+;/,
  table: () => demoApi.db.expenses,
  write: (id, text) => {
    const reference = `DE-${id} ${text}`;
    const { dateExpense } = demoApi.db.expenses.update(id, {
      ...{ reference, categoryId: 3, statusId: 1, value: 1234.5, isRefund: true },
    });
    const day = formatWeekdayDate(dateExpense);
    return [reference, day, 'Combustível', 'R$\u00A01.234,50', 'Sim', 'Concluido'];
  },
  renamed: (id, text) => `DE-${id} ${text}`,
  create: {
    button: 'Nova',
    opens: 'Nova despesa',
    buttonWhenEmpty: 'Nova despesa',
    start: 'Começar, Cadastrar despesa',
  },
  filter: { label: 'Nome', value: 'posto', chip: 'Nome: posto', query: { recipient: 'posto' } },
  filters: () => [
    ['Referência', ' DE-1 ', { reference: 'DE-1' }, 'Referência: DE-1'],
    choiceOf('Categoria', { id: 3, name: 'Combustível' }, 'categoryId'),
    ['Data da despesa, de', '01/11/2026', { startDateExpense: '2026-11-01' }, 'A partir de: 01/11/2026'],
    ['Data da despesa, até', '30/11/2026', { endDateExpense: '2026-11-30' }, 'Até: 30/11/2026'],
    ['Status', { radio: 'Agendado' }, { statusId: '3' }, 'Status: Agendado'],
    ['Nome', ' posto ', { recipient: 'posto' }, 'Nome: posto'],
    ['Reembolso', { radio: 'Não' }, { isRefund: 'false' }, 'Reembolso: Não'],
  ],
  quick: {
    label: 'Buscar por nome ou referência',
    asks: [
      ['Posto', { recipient: 'Posto' }],
      ['de-12', { reference: 'de-12' }],
      ['12', { reference: '12' }],
    ],
  },
  period: ['Data da despesa, de', 'Data da despesa, até'],
  csv: {
    name: /^listagem-despesas-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header: /^Ref\.;Data da despesa;Categoria;Status;Valor;Reembolso;Nome;CPF\/CNPJ;Telefone;Descrição$/,
  },
  files: {},
  menu: ['Editar', 'Copiar', 'Criar lembrete', 'Excluir'],
  rules: {
    create_expense: { to: 'criar despesas', header: ['Nova'], menu: ['Copiar'] },
    edit_expense: { to: 'editar despesas', menu: ['Editar'] },
    delete_expense: { to: 'excluir despesas', menu: ['Excluir'] },
    print_expense: { to: 'exportar despesas', header: [excel] },
  },
  details: { title: () => 'Detalhes da despesa', label: 'Categoria' },
  removal: {
    warning: 'Após a confirmação a despesa será PERMANENTEMENTE excluida.',
    done: (reference) => `A despesa ${reference} foi removida!`,
    facts: (id) => {
      const { reference, value, dateExpense } = demoApi.db.expenses.get(id) ?? never();
      const day = formatWeekdayDate(dateExpense);
      return {
        Referência: reference,
        Valor: formatMoney(value).replace('\u00A0', ' '),
        'Data da despesa': day,
      };
    },
  },
  form: {
    field: 'Nome',
    value: 'Auto Posto Cambuí',
    fill: async (user) => {
      await choose(user, fieldNamed('Categoria'), 'Combustível');
      await fill(user, fieldNamed('Valor'), '1.234,56');
    },
    saved: /^A despesa DE-\d+ foi criada!$/,
    action: null,
    refused: {
      categoryId: 'Categoria',
      value: 'Valor',
      dateExpense: 'Data da despesa',
      statusId: 'Status',
      isRefund: 'Reembolso',
      name: 'Nome',
      nationalRegister: 'CPF/CNPJ',
      telephone: 'Telefone',
      description: 'Descrição',
    },
    limits: { Nome: 100, Descrição: 2000 },
    missing: {
      Categoria: 'Selecione uma opção.',
      Valor: 'Preencha este campo.',
      'Data da despesa': 'Informe a data.',
    },
    wrong: [
      ['Valor', '0,00', 'Digite um valor maior que zero.'],
      ['CPF/CNPJ', '529.982.247-24', 'Este CPF não é válido. Confira o que foi digitado.'],
      ['Telefone', '1998', 'Digite o telefone com DDD.'],
    ],
  },
};

const polls: TestedModule = {
  path: '/polls/list',
  title: 'Enquetes',
  one: 'enquete',
  many: 'enquetes',
  columns: ['Ref.', 'Pergunta', 'Encerramento', 'Ações'],
  hides: [],
  script: 'survey.php',
  startsWith: {},
  reference: /^$/,
  table: () => demoApi.db.polls,
  write: (id, question) => {
    const { endDate } = demoApi.db.polls.update(id, { question, endDate: addDays(today(), 3) });
    return [`EN-${id}`, question, formatWeekdayDate(endDate)];
  },
  create: {
    button: 'Nova',
    opens: 'Nova enquete',
    buttonWhenEmpty: 'Nova enquete',
    start: 'Começar, Criar enquete',
    startBlocked: 'Você não tem permissão para criar enquetes.',
  },
  filter: { label: 'Pergunta', value: 'praça', chip: 'Pergunta: praça', query: { question: 'praça' } },
  filters: () => [
    ['Referência', ' EN-1 ', { reference: 'EN-1' }, 'Referência: EN-1'],
    ['Pergunta', ' praça ', { question: 'praça' }, 'Pergunta: praça'],
    ['Encerramento, de', '01/11/2026', { startDate: '2026-11-01' }, 'Encerramento a partir de: 01/11/2026'],
    ['Encerramento, até', '30/11/2026', { endDate: '2026-11-30' }, 'Encerramento até: 30/11/2026'],
  ],
  quick: { label: 'Buscar por pergunta', asks: [['praça', { question: 'praça' }]] },
  files: {},
  menu: ['Editar', 'Excluir', 'Excluir respostas'],
  // The server tells those without a right: nothing is blocked here.
  rules: {},
  details: { title: () => 'Detalhes, votação e estatísticas da enquete', label: 'Encerramento' },
  removal: {
    warning: 'Após a confirmação a enquete será PERMANENTEMENTE excluida.',
    done: (reference) => `A enquete ${reference} foi removida!`,
    facts: (id) => {
      const { question } = demoApi.db.polls.get(id) ?? never();
      return { Referência: `EN-${id}`, Pergunta: question };
    },
  },
  form: {
    field: 'Mensagem de agradecimento',
    value: 'Obrigado por responder!',
    fill: async (user) => {
      await fill(user, fieldNamed('Pergunta'), 'Onde deve ficar a academia ao ar livre?');
      await fill(user, fieldNamed('Resposta 1'), 'Na praça');
      await fill(user, fieldNamed('Resposta 2'), 'No parque');
      await fill(user, fieldNamed('Data de encerramento'), formatDate(addDays(today(), 5)));
      await choose(user, fieldNamed('Cor de fundo da página'), 'Manjericão');
    },
    saved: /^A enquete EN-\d+ foi criada!$/,
    action: null,
    refused: {
      question: 'Pergunta',
      endDate: 'Data de encerramento',
      color: 'Cor de fundo da página',
      thanksText: 'Mensagem de agradecimento',
    },
    limits: { Pergunta: 200, 'Resposta 1': 50, 'Mensagem de agradecimento': 100 },
    missing: {
      Pergunta: 'Preencha este campo.',
      'Resposta 1': 'Preencha este campo.',
      'Resposta 2': 'Preencha este campo.',
      'Data de encerramento': 'Informe a data.',
      'Cor de fundo da página': 'Selecione uma opção.',
    },
    wrong: [['Data de encerramento', '19/11/2020', 'Escolha uma data a partir de']],
  },
};

const tasks: TestedModule = {
  path: '/tasks/list',
  title: 'Tarefas',
  one: 'tarefa',
  many: 'tarefas',
  columns: ['Ref.', 'Descrição', 'Data tarefa', 'Status', 'Ações'],
  hides: [],
  script: 'task.php',
  startsWith: {},
  reference: /^\d+;/,
  table: () => demoApi.db.tasks,
  write: (id, description) => {
    // The list begins with what lies farthest ahead.
    const { taskDate } = demoApi.db.tasks.update(id, { description, status: 'pending' });
    return [String(id), description, `${formatWeekdayDate(taskDate)} A vencer`, 'Pendente'];
  },
  create: {
    button: 'Nova',
    opens: 'Nova tarefa',
    buttonWhenEmpty: 'Nova tarefa',
    start: 'Começar, Cadastrar tarefa',
  },
  filter: {
    label: 'Data da tarefa, de',
    value: '01/11/2026',
    chip: 'A partir de: 01/11/2026',
    query: { startTaskDate: '2026-11-01' },
    address: '?startTaskDate=2026-11-01',
  },
  filters: () => {
    const { id, name } = userOf(administrator);
    return [
      ['Data da tarefa, de', '01/01/2026', { startTaskDate: '2026-01-01' }, 'A partir de: 01/01/2026'],
      ['Data da tarefa, até', '31/12/2027', { endTaskDate: '2027-12-31' }, 'Até: 31/12/2027'],
      ['Status', { radio: 'Pendente' }, { status: 'pending' }, 'Status: Pendente'],
      ['Responsáveis', { options: [name] }, { 'participants[]': [String(id)] }, `Responsáveis: ${name}`],
    ];
  },
  period: ['Data da tarefa, de', 'Data da tarefa, até'],
  csv: {
    name: /^listagem-tarefa-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header: /^Ref\.;Descrição;Data da tarefa;Participantes;Status;Cadastro;Atualização$/,
  },
  files: {},
  menu: ['Editar', 'Copiar', 'Excluir'],
  rules: {},
  details: { title: () => 'Detalhes da tarefa', label: 'Data da tarefa' },
  removal: {
    warning: 'Deseja realmente remover essa tarefa?',
    done: (reference) => `A tarefa ${reference} foi removida!`,
    facts: (id) => {
      const { description, taskDate } = demoApi.db.tasks.get(id) ?? never();
      return { Referência: String(id), Data: formatWeekdayDate(taskDate), Descrição: description };
    },
  },
  form: {
    field: 'Descrição',
    value: 'Conferir a pauta',
    fill: async () => undefined,
    blocked: 'Preencha os responsáveis, a data, a descrição e o status.',
    saved: /^A tarefa \d+ foi criada!$/,
    action: null,
    refused: {
      participants: 'Responsáveis',
      taskDate: 'Data',
      notify: 'Notificar por WhatsApp?',
      description: 'Descrição',
      status: 'Status',
    },
    limits: { Descrição: 200 },
    missing: {},
    wrong: [['Data', '31/02/2026', 'Fevereiro de 2026 tem 28 dias.']],
  },
};

export const modules: TestedModule[] = [
  appointments,
  calls,
  voters,
  services,
  documents,
  campaigns,
  manifestations,
  expenses,
  polls,
  tasks,
];

/*
 * What is the same code for every module is tested with a page on those where it is richest; what a module states itself,
 * on every one (statements.test.tsx, data.test.tsx).
 */

/** A form in a panel, every kind of filter, files from here and from the API, and the longest menu. */
export const richest: TestedModule[] = [services];

/** The same and one whose form is a screen of its own. */
export const bothForms: TestedModule[] = [services, voters];

/** One whose records are made in the product. */
export type CreatingModule = TestedModule & Required<Pick<TestedModule, 'create' | 'form'>>;

export const creates = (module: TestedModule): module is CreatingModule =>
  module.create !== undefined && module.form !== undefined;

export const creatingModules = modules.filter(creates);

/** Those whose records are edited. */
export const edits = ({ menu }: TestedModule) => menu.includes('Editar');

/** The record a row's reference names. */
export const recordOf = (module: TestedModule, reference: string) => (module.idOf ?? idOf)(reference);

type Pressed = 'header' | 'menu';

/** What those without a right read, by the buttons and menu items that need one. */
export const blockedIn = ({ rules }: TestedModule, where: Pressed): Record<string, string> =>
  Object.fromEntries(
    Object.values(rules).flatMap(({ to, others = {}, ...given }) =>
      (given[where] ?? []).map((name) => [name, `Você não tem permissão para ${others[name] ?? to}.`]),
    ),
  );
