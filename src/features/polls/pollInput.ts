import type { LocalDate } from '@/formats/dates';
import type { Poll } from './poll';

/** What the form holds, in the names of the API, so that its field errors find their field. */
export interface PollInput {
  question: string;
  options: OptionInput[];
  endDate: LocalDate | '';
  /** Of the palette. */
  color: number | null;
  thanksText: string;
}

/** `id` is null until it was saved. */
export interface OptionInput {
  id: number | null;
  op: string;
}

/** What people call the fields that the form is filled in from, by their names on the wire. */
export const fieldWords = {
  question: 'Pergunta',
  options: 'Respostas',
  endDate: 'Data de encerramento',
  color: 'Cor de fundo da página',
  thanksText: 'Mensagem de agradecimento',
};

/** Text limits of the form, and how many answers a poll offers. */
export const limits = { question: 200, op: 50, thanksText: 100 };
export const optionCount = { min: 2, max: 6 };

export const emptyOption = (): OptionInput => ({ id: null, op: '' });

/** What an empty form holds. */
export const newPoll = (): PollInput => ({
  question: '',
  options: Array.from({ length: optionCount.min }, emptyOption),
  endDate: '',
  color: null,
  thanksText: '',
});

/** A poll as the form edits it. */
export const inputFrom = ({ question, options, endDate, color, thanksText }: Poll): PollInput => ({
  question,
  options,
  endDate: endDate ?? '',
  color,
  thanksText,
});

/** A new poll as it is sent: without the spaces around its texts. */
export const wireNew = ({ question, options, thanksText, ...rest }: PollInput) => ({
  ...rest,
  question: question.trim(),
  options: options.map(({ op }) => ({ op: op.trim() })),
  thanksText: thanksText.trim(),
});

/** A change as it is sent: question and answers exactly as they are, as they may not change any more. */
export const wireChange = ({ options, thanksText, ...rest }: PollInput) => ({
  ...rest,
  options: options.map(({ id, op }) => (id === null ? { op } : { id, op })),
  thanksText: thanksText.trim(),
});
