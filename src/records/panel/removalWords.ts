import type { Rule } from '@/session/rights';

interface RemovalSentence {
  /** None where everybody may. */
  rule?: Rule;
  /** 'atendimento', 'atendimentos'. */
  one: string;
  many: string;
  /** Of the noun: 'o' or 'a'. */
  article: 'o' | 'a';
  /** What goes with them: 'seus atendimentos'. */
  also?: string;
  /** Asked instead, of one and of many. */
  asks?: readonly [one: string, many: string];
}

/** What is said before a record of a module, or many of them, are removed. */
export interface RemovalWords extends Pick<RemovalSentence, 'rule' | 'one' | 'many'> {
  /** Of one. */
  warning: string;
  /** Of so many. */
  warningOf: (count: number) => string;
}

function sentenceOf({ article, one, many, also }: RemovalSentence, isMany: boolean) {
  const what = isMany ? `${article}s ${many}` : `${article} ${one}`;
  const [verb, ending] = isMany || also ? ['serão', 's'] : ['será', ''];
  return `Após a confirmação ${what}${also ? ` e ${also}` : ''} ${verb} PERMANENTEMENTE excluid${also ? 'o' : article}${ending}.`;
}

/** A module's one statement of what a removal does, from which the panels of one and of many say the same. */
export function removalWords({ rule, one, many, ...words }: RemovalSentence): RemovalWords {
  const [warning, bulkWarning] = words.asks ?? [
    sentenceOf({ one, many, ...words }, false),
    sentenceOf({ one, many, ...words }, true),
  ];
  return {
    ...(rule && { rule }),
    one,
    many,
    warning,
    warningOf: (count) => (count === 1 ? warning : bulkWarning),
  };
}
