/* Help texts of a screen (docs/rules/help.md): text only, loaded on demand. */

/**
 * A step, naming the control as it is on screen. A test performs it in the demo (e2e/help.spec.ts), with
 * `text` and `option` as input.
 */
export type Step =
  /** Goes to another screen, by the name of its link. */
  | { go: string; as: string; say?: string }
  /** A button, link, tab or choice; for a longer name ('Imprimir (Ctrl + P)', 'Total: 3'), its beginning. */
  | { press: string; say?: string }
  /** A field to type in: 'Em Nome, escreva …'. */
  | { type: string; say: string; text: string }
  /** A field with a choice: 'Em Status, escolha …'. */
  | { choose: string; say: string; option?: string }
  /** An action of a list row, on it or in its menu: 'Na linha do atendimento, aperte …'. */
  | { inRow: string; of: string }
  /** A row of the list: 'Abra …'. */
  | { open: string }
  /** Text only, without an action. */
  | { say: string };

export interface Task {
  /** In the infinitive: 'Registrar uma ligação'. */
  name: string;
  /** Synonyms by which people search for it. */
  words?: string;
  steps: readonly [Step, ...Step[]];
}

/** Something that is not possible, with the alternative or the reason. */
export interface Limit {
  cannot: string;
  why: string;
}

export interface Help {
  title: string;
  /** The purpose of the screen. */
  purpose: string;
  /** The three most frequent tasks. */
  tasks: readonly [Task, Task, Task];
  limits: readonly [Limit, ...Limit[]];
}

export type LoadHelp = () => Promise<{ default: Help }>;

/** The help of each screen, by its path in `screens`. */
export type HelpByPath = Readonly<Record<string, LoadHelp>>;

/** The default export of `<name>.help.ts`. */
export const helpText = (help: Help): Help => help;
