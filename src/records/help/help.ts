/* What the help says of a screen (docs/rules/help.md): words only, loaded when they are asked for. */

/**
 * What one does next, by the name that is on the screen. A test does it in the demo (e2e/help.spec.ts): where it
 * has to write or choose something, `text` and `option` are what it takes.
 */
export type Step =
  /** Goes to another screen, called as its link is. */
  | { go: string; as: string; say?: string }
  /** A button, a link, a tab or a choice; of a longer name ('Imprimir (Ctrl + P)', 'Total: 3'), what comes first. */
  | { press: string; say?: string }
  /** A field to write in: 'Em Nome, escreva …'. */
  | { type: string; say: string; text: string }
  /** A field to choose in: 'Em Status, escolha …'. */
  | { choose: string; say: string; option?: string }
  /** Of a row of the list, on it or in its menu: 'Na linha do atendimento, aperte …'. */
  | { inRow: string; of: string }
  /** A row of the list: 'Abra …'. */
  | { open: string }
  /** What is only said. */
  | { say: string };

export interface Task {
  /** In the infinitive: 'Registrar uma ligação'. */
  name: string;
  /** Other words by which people look for it. */
  words?: string;
  steps: readonly [Step, ...Step[]];
}

/** What cannot be done, and what to do instead or why. */
export interface Limit {
  cannot: string;
  why: string;
}

export interface Help {
  title: string;
  /** What the screen is for. */
  purpose: string;
  /** The three that people come for most. */
  tasks: readonly [Task, Task, Task];
  limits: readonly [Limit, ...Limit[]];
}

export type LoadHelp = () => Promise<{ default: Help }>;

/** Of each screen, by its path as in `screens`. */
export type HelpByPath = Readonly<Record<string, LoadHelp>>;

/** The default export of `<name>.help.ts`. */
export const helpText = (help: Help): Help => help;
