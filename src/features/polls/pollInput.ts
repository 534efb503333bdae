import type { LocalDate } from '@/formats/dates';
import type { Poll } from './poll';

/** Form values, named as in the API so that its field errors match. */
export interface PollInput {
  question: string;
  options: OptionInput[];
  endDate: LocalDate | '';
  color: number | null;
  thanksText: string;
}

/** `id` is null until saved. */
interface OptionInput {
  id: number | null;
  op: string;
}

/** On-screen labels of the fields that prefill the form, by API name. */
export const fieldLabels = {
  question: 'Pergunta',
  options: 'Respostas',
  endDate: 'Data de encerramento',
  color: 'Cor de fundo da página',
  thanksText: 'Mensagem de agradecimento',
};

export const limits = { question: 200, op: 50, thanksText: 100 };
export const optionCount = { min: 2, max: 6 };

export const emptyOption = (): OptionInput => ({ id: null, op: '' });

export const newPoll = (): PollInput => ({
  question: '',
  options: Array.from({ length: optionCount.min }, emptyOption),
  endDate: '',
  color: null,
  thanksText: '',
});

export const inputFrom = ({ question, options, endDate, color, thanksText }: Poll): PollInput => ({
  question,
  options,
  endDate: endDate ?? '',
  color,
  thanksText,
});

export const wireNew = ({ question, options, thanksText, ...rest }: PollInput) => ({
  ...rest,
  question: question.trim(),
  options: options.map(({ op }) => ({ op: op.trim() })),
  thanksText: thanksText.trim(),
});

/** Question and options are sent unchanged: they are locked after creation. */
export const wireChange = ({ options, thanksText, ...rest }: PollInput) => ({
  ...rest,
  options: options.map(({ id, op }) => (id === null ? { op } : { id, op })),
  thanksText: thanksText.trim(),
});
