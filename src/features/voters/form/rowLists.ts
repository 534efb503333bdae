import { emptyPhone, emptyRelative, emptyResponsible, type VoterInput } from './voterInput';

export type RowListName = 'telephone' | 'responsible' | 'relatives';

interface RowList<Row> {
  one: string;
  many: string;
  /** A new row, and its field to focus. */
  start: Row;
  first: keyof Row;
  /** The field that shows errors about the whole list. */
  main: keyof Row;
  /** CSS grid tracks. */
  columns: string;
  noneText?: string;
  /** Maximum rows, and the message at the limit. */
  most?: { count: number; reason: string };
}

export const rowLists: { [Name in RowListName]: RowList<VoterInput[Name][number]> } = {
  telephone: {
    one: 'Telefone',
    many: 'Telefones',
    start: emptyPhone,
    first: 'number',
    main: 'number',
    columns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr)',
    most: { count: 2, reason: 'Só é possível adicionar 2 (dois) telefones' },
  },
  responsible: {
    one: 'Responsável',
    many: 'Responsáveis',
    start: emptyResponsible,
    first: 'responsibleId',
    main: 'name',
    columns: 'minmax(0, 1fr) minmax(0, 2fr)',
    noneText: 'Nenhum responsável informado.',
  },
  relatives: {
    one: 'Familiar',
    many: 'Família',
    start: emptyRelative,
    first: 'elector',
    main: 'elector',
    columns: 'minmax(0, 2fr) minmax(0, 1fr)',
    noneText: 'Nenhum familiar informado.',
  },
};
