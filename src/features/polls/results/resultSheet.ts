import { buildCsv, type CsvColumn } from '@/formats/csv';
import { percentages } from '@/formats/percentages';
import { hours, weekdays, type PollResults } from '../poll';

interface Line {
  group: string;
  item: string;
  votes: number;
  share: number;
}

const columns: CsvColumn<Line>[] = [
  { header: 'Estatística', value: (line) => line.group },
  { header: 'Item', value: (line) => line.item },
  { header: 'Votos', value: (line) => line.votes },
  { header: 'Porcentagem', value: (line) => line.share },
];

const linesOf = (group: string, items: readonly string[], totals: readonly number[]): Line[] => {
  const shares = percentages(totals);
  return items.map((item, place) => ({
    group,
    item,
    votes: totals[place] ?? 0,
    share: shares[place] ?? 0,
  }));
};

/** CSV rows: the question with all votes, then each answer, weekday and hour. */
export const resultCsv = ({ question, options, answers, weekDay, hour, total }: PollResults) =>
  buildCsv(columns, [
    { group: 'Pergunta', item: question, votes: total, share: total > 0 ? 100 : 0 },
    ...linesOf('Resposta', options, answers),
    ...linesOf('Dia da semana', weekdays, weekDay),
    ...linesOf('Hora', hours, hour),
  ]);
