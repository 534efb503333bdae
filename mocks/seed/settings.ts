import type { Database } from '../db';

/** Every colour a status can have (contract, section 6). */
const palette = {
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

type NamedTable = 'serviceCategories' | 'serviceOrigins' | 'voterGroups' | 'authors';
type ColoredTable = 'serviceStatuses' | 'legislativeStatuses';

const addNames = (db: Database, table: NamedTable, clientId: number, names: readonly string[]) => {
  for (const name of names) db[table].insert({ clientId, name });
};

const addColored = (
  db: Database,
  table: ColoredTable,
  clientId: number,
  entries: readonly (readonly [name: string, color: string])[],
) => {
  for (const [name, color] of entries) db[table].insert({ clientId, name, color });
};

/** The few options a new office starts with, so that its forms can be filled in; its lists stay empty. */
export function seedStarterSettings(db: Database, clientId: number): void {
  db.offices.insert({ clientId, name: 'Gabinete', description: '' });
  addColored(db, 'serviceStatuses', clientId, [
    ['Aberto', palette.pavao],
    ['Em andamento', palette.banana],
    ['Concluído', palette.manjericao],
  ]);
  addNames(db, 'serviceCategories', clientId, ['Saúde', 'Educação', 'Infraestrutura', 'Outros']);
  addNames(db, 'serviceOrigins', clientId, ['Presencial', 'Telefone', 'WhatsApp']);
  addColored(db, 'legislativeStatuses', clientId, [
    ['Em elaboração', palette.lavanda],
    ['Protocolado', palette.pavao],
    ['Aprovado', palette.manjericao],
  ]);
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
  addColored(db, 'serviceStatuses', clientId, [
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
  addColored(db, 'legislativeStatuses', clientId, [
    ['Em elaboração', palette.lavanda],
    ['Protocolado', palette.pavao],
    ['Na comissão', palette.banana],
    ['Em votação', palette.tangerina],
    ['Aprovado', palette.manjericao],
    ['Rejeitado', palette.tomate],
    ['Respondido', palette.salvia],
    ['Arquivado', palette.grafite],
  ]);
  for (const name of ['Subprefeitura do Ouro Verde', 'EMDEC', 'SANASA', 'Defesa Civil']) {
    db.departments.insert({ clientId, name });
  }
  addNames(db, 'authors', clientId, [
    'Helena Prado',
    'Comissão de Constituição e Legalidade',
    'Comissão de Educação e Esporte',
    'Comissão de Política Social e Saúde',
    'Mesa Diretora',
    'Vereador Otávio Bittencourt',
    'Vereadora Íris Nakamura',
    'Vereador Ângelo Quirino',
    'Bancada feminina',
  ]);
  for (const [typeId, categoryId, name, template] of [
    [
      3,
      6,
      'Convite para o gabinete itinerante',
      'Olá {nome}, o gabinete itinerante da vereadora Helena estará no seu bairro. Esperamos você!',
    ],
    [2, 1, 'Parabéns da vereadora', 'Parabéns, {nome}! Um abraço da vereadora Helena Prado.'],
  ] as const) {
    const texts = { template, templateShow: template };
    db.templates.insert({ clientId, typeId, categoryId, name, ...texts, variables: ['nome'] });
  }
}
