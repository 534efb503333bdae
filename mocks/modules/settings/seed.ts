import type { Database } from '../../db';

/** Every colour a status can have. */
export const palette = {
  ouro: '#C99700',
  coracao: '#C2185B',
  tomate: '#D50000',
  tangerina: '#F4511E',
  banana: '#F6BF26',
  manjericao: '#0B8043',
  salvia: '#33B679',
  pavao: '#039BE5',
  mirtilo: '#3F51B5',
  lavanda: '#7986CB',
  uva: '#8E24AA',
  flamingo: '#E67C73',
  grafite: '#616161',
} as const;

const systemDepartments = [
  'Secretaria de Saúde',
  'Secretaria de Educação',
  'Secretaria de Serviços Públicos',
  'Secretaria de Transportes',
  'Secretaria de Assistência Social',
  'Secretaria de Habitação',
  'Secretaria de Cultura e Turismo',
  'Secretaria de Esportes e Lazer',
  'Secretaria do Verde e Meio Ambiente',
  'Secretaria de Finanças',
];

type NamedTable = 'serviceCategories' | 'serviceOrigins' | 'voterGroups';

const addNames = (db: Database, table: NamedTable, clientId: number, names: readonly string[]) => {
  for (const name of names) db[table].insert({ clientId, name });
};

const addStatuses = (
  db: Database,
  clientId: number,
  entries: readonly (readonly [name: string, color: string])[],
) => {
  for (const [name, color] of entries) db.serviceStatuses.insert({ clientId, name, color });
};

/** The options available to a new office. */
export function seedStarterSettings(db: Database, clientId: number): void {
  db.offices.insert({ clientId, name: 'Gabinete', description: '' });
  addStatuses(db, clientId, [
    ['Aberto', palette.pavao],
    ['Em andamento', palette.banana],
    ['Concluído', palette.manjericao],
  ]);
  addNames(db, 'serviceCategories', clientId, ['Saúde', 'Educação', 'Infraestrutura', 'Outros']);
  addNames(db, 'serviceOrigins', clientId, ['Presencial', 'Telefone', 'WhatsApp']);
}

/** The settings of an office that has used the product for years. */
export function seedFullSettings(db: Database, clientId: number): void {
  for (const [name, description] of [
    [
      'Gabinete na Câmara Municipal',
      'Sala 14, segundo andar. Atendimento de segunda a sexta, das 9h às 17h.',
    ],
    ['Escritório político do Cambuí', 'Atendimento com hora marcada.'],
    ['Escritório regional do Ouro Verde', 'Terças e quintas, das 13h às 18h.'],
    ['Escritório de Barão Geraldo', 'Plantão aos sábados pela manhã.'],
    ['Gabinete itinerante', 'Agenda divulgada a cada semana nas redes sociais.'],
  ] as const) {
    db.offices.insert({ clientId, name, description });
  }
  addStatuses(db, clientId, [
    ['Aberto', palette.pavao],
    ['Em andamento', palette.banana],
    ['Aguardando a secretaria', palette.tangerina],
    ['Aguardando o eleitor', palette.lavanda],
    ['Encaminhado por ofício', palette.mirtilo],
    ['Concluído', palette.manjericao],
    ['Não atendido', palette.tomate],
    ['Arquivado', palette.grafite],
  ]);
  addNames(db, 'serviceCategories', clientId, [
    'Saúde',
    'Educação',
    'Iluminação pública',
    'Asfalto e buracos',
    'Transporte coletivo',
    'Poda de árvores',
    'Segurança',
    'Habitação',
    'Assistência social',
    'Emprego e capacitação',
    'Causa animal',
    'Água e esgoto',
  ]);
  addNames(db, 'serviceOrigins', clientId, [
    'Presencial no gabinete',
    'Telefone',
    'WhatsApp',
    'E-mail',
    'Redes sociais',
    'Visita ao bairro',
    'Gabinete itinerante',
    'Indicação de liderança',
  ]);
  addNames(db, 'voterGroups', clientId, [
    'Apoiadores',
    'Lideranças comunitárias',
    'Conselho de saúde',
    'Professores e educadores',
    'Comerciantes do Centro',
    'Igreja São Judas Tadeu',
    'Clube da melhor idade',
    'Juventude',
    'Protetores de animais',
    'Associação de moradores da Vila União',
    'Pessoas com deficiência e familiares',
    'Mães atípicas',
  ]);
  for (const name of ['Subprefeitura do Ouro Verde', 'EMDEC', 'SANASA', 'Defesa Civil']) {
    db.departments.insert({ clientId, name });
  }
}

/** The departments that every office has. */
export function seedSystemDepartments(db: Database): void {
  for (const name of systemDepartments) db.departments.insert({ clientId: null, name });
}
