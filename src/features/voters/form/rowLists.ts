import { emptyPhone, emptyRelative, emptyResponsible, type VoterInput } from './voterInput';

/** The lists of rows in a voter's form. */
export type RowListName = 'telephone' | 'responsible' | 'relatives';

interface RowList<Row> {
  /** What a row is called, and all of them. */
  one: string;
  many: string;
  /** What a new row holds, and its field that then takes the focus. */
  start: Row;
  first: keyof Row;
  /** The field of a row that shows what the server says of the whole list. */
  main: keyof Row;
  /** Widths of the fields where they stand side by side, as CSS grid tracks. */
  columns: string;
  /** Said in the place of rows while there are none. */
  noneText?: string;
  /** The most there may be, and what is said when they are reached. */
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
