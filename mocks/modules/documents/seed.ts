import type { Database } from '../../db';
import { palette } from '../settings/seed';

const documentTypes = [
  'Ofício',
  'Requerimento',
  'Indicação',
  'Moção de aplauso',
  'Moção de repúdio',
  'Projeto de lei',
  'Projeto de lei complementar',
  'Projeto de resolução',
  'Projeto de decreto legislativo',
  'Emenda',
  'Memorando',
];

type Status = readonly [name: string, color: string];

const starterStatuses: readonly Status[] = [
  ['Em elaboração', palette.lavanda],
  ['Protocolado', palette.pavao],
  ['Aprovado', palette.manjericao],
];

const fullStatuses: readonly Status[] = [
  ['Em elaboração', palette.lavanda],
  ['Protocolado', palette.pavao],
  ['Na comissão', palette.banana],
  ['Em votação', palette.tangerina],
  ['Aprovado', palette.manjericao],
  ['Rejeitado', palette.tomate],
  ['Respondido', palette.salvia],
  ['Arquivado', palette.grafite],
];

const authors = [
  'Helena Prado',
  'Comissão de Constituição e Legalidade',
  'Comissão de Educação e Esporte',
  'Comissão de Política Social e Saúde',
  'Mesa Diretora',
  'Vereador Otávio Bittencourt',
  'Vereadora Íris Nakamura',
  'Vereador Ângelo Quirino',
  'Bancada feminina',
];

/** The types of document that every office has. */
export function seedDocumentTypes(db: Database): void {
  for (const name of documentTypes) db.documentTypes.insert({ name });
}

/** The few statuses a new office starts with. */
export function seedStarterDocuments(db: Database, clientId: number): void {
  for (const [name, color] of starterStatuses) db.legislativeStatuses.insert({ clientId, name, color });
}

/** What an office has that has used the product for years. */
export function seedFullDocuments(db: Database, clientId: number): void {
  for (const [name, color] of fullStatuses) db.legislativeStatuses.insert({ clientId, name, color });
  for (const name of authors) db.authors.insert({ clientId, name });
}
