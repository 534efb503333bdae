import { foldText } from '@/formats/text';

/* Words of a service's description, as citizens and offices write them. */

/** Words that say nothing about the request. */
const silent = new Set(
  (
    'a ao aos as ate com como da das de dela dele deles depois do dos e ela ele eles em entre era essa esse esta estao ' +
    'estar estava este eu foi fica ficam ha isso ja la lhe mais mas me mesmo meu meus minha minhas muita muito muitos na ' +
    'nada nao nas nem nenhum nenhuma nesta neste no nos nossa nosso num numa o onde os ou para pela pelas pelo pelos ' +
    'pessoal pode podem por pra pro porque qual quando quanto que quem quer se sem ser seu seus so sua suas sao ta tao tem ' +
    'tenho ter toda todas todo todos tudo um uma umas uns vai vao vcs voce voces dia bom boa tarde noite ola oi obrigado ' +
    'obrigada favor senhor senhora vereador vereadora gabinete solicita solicito solicitacao solicitamos pede pedem peco ' +
    'pedimos pedido pedir precisa preciso precisamos gostaria queria queremos quero ajuda morador moradora moradores moro mora ' +
    'ano anos mes meses semana semanas hoje ontem ainda agora faz vez vezes'
  ).split(' '),
);

/** Longer ones are not words: a URL, a held key. */
const longestWord = 30;

/** All words of a text in order, lower case without accents, split at punctuation and spaces. */
export const allWords = (text: string): string[] => foldText(text).match(/[a-z]+|\d+/g) ?? [];

/** The words that describe the topic, in order. */
export const tellingWords = (text: string): string[] =>
  allWords(text).filter(
    (word) => word.length > 1 && word.length <= longestWord && !/^\d/.test(word) && !silent.has(word),
  );

/** Letters shared by a word's forms: `podar`, `podada` and `poda` begin with `poda`. */
const rootLength = 5;

const endings = /(?:s|m|r|das?|dos?|ndo|cao|coes)$/;

/** Approximate root of a word: its beginning, for a short one without its ending. */
export const rootOf = (word: string): string =>
  word.length > rootLength ? word.slice(0, rootLength) : word.length > 3 ? word.replace(endings, '') : word;
