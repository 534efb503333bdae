import type { ScreenKeys } from './screenKeys';

/** Words for a list's shortcuts. */
export interface ListKeyWords {
  /** 'ligação'. */
  one: string;
  hasSearch: boolean;
  /** Text of the create button; undefined where records cannot be created. */
  createText: string | undefined;
  actions: readonly { label: string; letter?: string }[];
}

const searchKeys = [
  { keys: ['/'], label: 'Ir para a busca' },
  { keys: ['Esc'], label: 'Apagar a busca' },
];

/** For lists and details that show a record's values. */
export const valueKeys = { keys: ['F2', 'Duplo clique'], label: 'Mudar só um valor' };

/** The shortcuts of a list and of a record opened from it. */
export function listKeys({ one, hasSearch, createText, actions }: ListKeyWords): ScreenKeys[] {
  const lettered = actions.flatMap(({ letter, label }) =>
    letter ? [{ keys: [letter.toUpperCase()], label }] : [],
  );
  return [
    {
      title: 'Na lista',
      keys: [
        { keys: ['J', '↓'], label: 'Próxima linha' },
        { keys: ['K', '↑'], label: 'Linha anterior' },
        { keys: ['Enter'], label: 'Abrir o que está na linha' },
        { keys: ['E'], label: 'Editar o que está na linha' },
        { keys: ['F2', 'Duplo clique'], label: 'Mudar só um valor da linha' },
        ...lettered,
        {
          keys: ['Espaço', 'Shift + ↓ ou ↑'],
          label: 'Selecionar a linha, e a seguinte, para fazer algo com várias',
        },
        ...(createText ? [{ keys: ['N'], label: `${createText}: cadastrar ${one}` }] : []),
        ...(hasSearch ? searchKeys : []),
      ],
    },
    {
      title: 'Com os detalhes abertos',
      keys: [
        { keys: ['J', 'Alt + ↓'], label: 'Ver o próximo' },
        { keys: ['K', 'Alt + ↑'], label: 'Ver o anterior' },
        { keys: ['E'], label: 'Editar o que está aberto' },
        valueKeys,
        ...lettered,
        { keys: ['Esc'], label: 'Fechar o painel' },
      ],
    },
  ];
}
