import { buildCsv, type CsvColumn } from '@/formats/csv';
import type { Recipient } from './recipient';

const columns: readonly CsvColumn<Recipient>[] = [
  { header: 'Ref.', value: ({ id }) => id },
  { header: 'Nome', value: ({ name }) => name },
  { header: 'Endereço', value: ({ street }) => street },
  { header: 'Bairro', value: ({ district }) => district },
  { header: 'Cidade', value: ({ city }) => city },
  { header: 'Estado', value: ({ state }) => state },
  { header: 'CEP', value: ({ zipcode }) => zipcode },
];

/** Recipients as a spreadsheet. */
export const peopleFile = async (people: readonly Recipient[]) =>
  new Blob([await buildCsv(columns, people)], { type: 'text/csv;charset=utf-8' });
