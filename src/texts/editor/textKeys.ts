import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { align, indent, insertTable, line, lineBreak, list, mark, outdent, pageBreak } from './commands';

/* Keyboard shortcuts, shared by the editor, its toolbar and the list under '?'. */

interface TextKey {
  /** In ProseMirror's notation; `Mod` is Ctrl, or Cmd on a Mac. */
  key: string;
  says: string;
  run: Command;
  also?: string;
}

interface KeyGroup {
  name: string;
  keys: readonly TextKey[];
}

export const textKeys: readonly KeyGroup[] = [
  {
    name: 'Letras',
    keys: [
      { key: 'Mod-b', says: 'Negrito', run: mark('strong') },
      { key: 'Mod-i', says: 'Itálico', run: mark('em') },
      { key: 'Mod-u', says: 'Sublinhado', run: mark('underline') },
    ],
  },
  {
    name: 'Parágrafos',
    keys: [
      { key: 'Mod-Shift-1', says: 'Título 1, ou parágrafo de novo', run: line(1) },
      { key: 'Mod-Shift-2', says: 'Título 2, ou parágrafo de novo', run: line(2) },
      { key: 'Mod-Shift-3', says: 'Título 3, ou parágrafo de novo', run: line(3) },
      { key: 'Mod-Shift-l', says: 'Alinhar à esquerda', run: align('left') },
      { key: 'Mod-Shift-e', says: 'Centralizar', run: align('center') },
      { key: 'Mod-Shift-r', says: 'Alinhar à direita', run: align('right') },
      { key: 'Mod-Shift-j', says: 'Justificar', run: align('justify') },
      { key: 'Mod-]', says: 'Aumentar o recuo', run: indent },
      { key: 'Mod-[', says: 'Diminuir o recuo', run: outdent },
    ],
  },
  {
    name: 'Listas, tabelas e quebras',
    keys: [
      { key: 'Mod-Shift-7', says: 'Lista numerada', run: list('ordered_list') },
      { key: 'Mod-Shift-8', says: 'Lista com marcadores', run: list('bullet_list') },
      { key: 'Mod-Shift-9', says: 'Inserir tabela', run: insertTable },
      { key: 'Shift-Enter', says: 'Quebra de linha', run: lineBreak },
      { key: 'Mod-Enter', says: 'Quebra de página', run: pageBreak },
    ],
  },
  {
    name: 'Desfazer',
    keys: [
      { key: 'Mod-z', says: 'Desfazer', run: undo },
      { key: 'Mod-y', says: 'Refazer', run: redo, also: 'Mod-Shift-z' },
    ],
  },
];

export const readKey = (key: string) =>
  key
    .split('-')
    .map((part) => (part === 'Mod' ? 'Ctrl' : part.length === 1 ? part.toUpperCase() : part))
    .join(' + ');

const allKeys = textKeys.flatMap(({ keys }) => keys);

export const keyOf = (says: string) => {
  const found = allKeys.find((one) => one.says === says || one.says.startsWith(`${says},`));
  return found && readKey(found.key);
};

export const keyBindings: Readonly<Record<string, Command>> = Object.fromEntries(
  allKeys.flatMap(({ key, run, also }) => [[key, run] as const, ...(also ? [[also, run] as const] : [])]),
);
