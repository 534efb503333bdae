import type { Rule } from '@/session/rights';

interface RemovalSentence {
  /** Undefined where everyone may. */
  rule?: Rule;
  /** 'atendimento', 'atendimentos'. */
  one: string;
  many: string;
  /** Article of the noun: 'o' or 'a'. */
  article: 'o' | 'a';
  /** What is removed with them: 'seus atendimentos'. */
  also?: string;
  /** Custom warnings, for one and for many. */
  asks?: readonly [one: string, many: string];
}

/** Warnings shown before removing one or many records of a module. */
export interface RemovalWords extends Pick<RemovalSentence, 'rule' | 'one' | 'many'> {
  /** For one record. */
  warning: string;
  /** For a number of records. */
  warningOf: (count: number) => string;
}

function sentenceOf({ article, one, many, also }: RemovalSentence, isMany: boolean) {
  const what = isMany ? `${article}s ${many}` : `${article} ${one}`;
  const [verb, ending] = isMany || also ? ['serão', 's'] : ['será', ''];
  return `Após a confirmação ${what}${also ? ` e ${also}` : ''} ${verb} PERMANENTEMENTE excluid${also ? 'o' : article}${ending}.`;
}

/** A module's single definition of its removal warnings, shared by the panels for one and for many. */
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
