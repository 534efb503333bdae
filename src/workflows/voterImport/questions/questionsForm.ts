import { choices } from '@/formats/choices';
import { yesOrNo } from '@/formats/choices';
import { voteStatuses } from '@/features/voters/voterChoices';
import { genres, maritalStatuses, unknownGenre } from '@/lookups/voters/voterTraits';
import type { Answers, AskedWord } from '../check/checkRow';
import type { AskedCount, Resolved } from '../importSession/questions';

type Answer = number | string | boolean;

export interface QuestionsInput {
  withoutAddress: Resolved['withoutAddress'];
  allowsForAll: boolean;
  voteStatusId: number;
  areaCode: string;
  /** By the number of each word, and of each group. */
  words: (Answer | '')[];
  groups: (number | null)[];
}

/** VOTE_TO_WIN: the server has no 'unknown' value, and stores a missing one as a vote won. */
const voteToWin = 3;

export const noAnswers: QuestionsInput = {
  withoutAddress: 'note',
  allowsForAll: false,
  voteStatusId: voteToWin,
  areaCode: '',
  words: [],
  groups: [],
};

export const withoutAddress = choices([
  {
    value: 'note',
    label: 'Importar sem endereço',
    detail: 'O que está na planilha vai para as observações.',
  },
  { value: 'aside', label: 'Deixar de fora', detail: 'As linhas voltam na planilha dos que não entraram.' },
] as const);

export const consents = choices([
  {
    value: false,
    label: 'Não, ou não se sabe',
    detail: 'Não recebem mensagens, nem retorno por WhatsApp.',
  },
  { value: true, label: 'Sim, todos', detail: 'Só se o gabinete tem a autorização de cada um.' },
]);

export const votes = choices([
  ...voteStatuses.filter(({ value }) => value === voteToWin),
  ...voteStatuses.filter(({ value }) => value !== voteToWin),
]);

interface Subject {
  title: string;
  options: readonly { value: Answer; label: string }[];
  /** Handling without an answer. */
  none: string;
}

/** Questions on words, by subject; the others are asked for all rows at once. */
export const subjects: { [About in AskedWord['about']]?: Subject } = {
  genre: {
    title: 'Sexo',
    options: genres.filter(({ value }) => value !== unknownGenre),
    none: 'Não informado',
  },
  maritalStatus: { title: 'Estado civil', options: maritalStatuses, none: 'Não informado' },
  voteStatus: { title: 'Voto', options: votes, none: 'Como o de todos' },
  allows: { title: 'Aceita receber comunicação?', options: yesOrNo, none: 'Não se sabe' },
};

export const wordKey = ({ about, key }: Pick<AskedWord, 'about' | 'key'>) => `${about} ${key}`;

/** The answers in the form that rows are read with. */
export function answersOf(
  words: readonly AskedCount[],
  answerTo: (word: AskedCount) => Answer | '' | undefined,
): Answers {
  const answers: { [About in AskedWord['about']]?: Record<string, Answer> } = {};
  for (const word of words) {
    const answer = answerTo(word);
    if (answer !== undefined && answer !== '') (answers[word.about] ??= {})[word.key] = answer;
  }
  return answers;
}
