import type { ReactNode } from 'react';
import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from 'prosemirror-tables';
import { icon as iconOf } from '@/ui/icon';
import {
  align,
  indent,
  list,
  mark,
  outdent,
  pageBreak,
  type Line,
  type ListKind,
  type Mark,
} from './commands';
import type { Align } from './schema';
import type { TextState } from './textEditor';

/* Toolbar buttons with their icons. */

const BoldIcon = iconOf(<path d="M7 5h6a3.500 3.500 0 0 1 0 7H7zM7 12h7a3.500 3.500 0 0 1 0 7H7z" />);
const ItalicIcon = iconOf(<path d="M10 5h7M7 19h7M14 5l-4 14" />);
const UnderlineIcon = iconOf(<path d="M7 4v7a5 5 0 0 0 10 0V4M6 20h12" />);
const LeftIcon = iconOf(<path d="M4 6h16M4 10h10M4 14h16M4 18h10" />);
const CentreIcon = iconOf(<path d="M4 6h16M7 10h10M4 14h16M7 18h10" />);
const RightIcon = iconOf(<path d="M4 6h16M10 10h10M4 14h16M10 18h10" />);
const JustifyIcon = iconOf(<path d="M4 6h16M4 10h16M4 14h16M4 18h16" />);
const BulletsIcon = iconOf(<path d="M9 6h11M9 12h11M9 18h11M4.500 6v.01M4.500 12v.01M4.500 18v.01" />);
const NumbersIcon = iconOf(
  <path d="M10 6h10M10 12h10M10 18h10M4 5l1.500-1v5M4 14.500c0-2 3-2 3-.3 0 1.200-3 1.800-3 3.300h3" />,
);
const IndentIcon = iconOf(<path d="M4 5h16M11 10h9M11 14h9M4 19h16M4 9l3 3-3 3" />);
const OutdentIcon = iconOf(<path d="M4 5h16M11 10h9M11 14h9M4 19h16M7 9l-3 3 3 3" />);
export const TableIcon = iconOf(<path d="M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14" />);
export const SectionIcon = iconOf(
  <path d="M16 5a4 3 0 0 0-8 0c0 4 8 3 8 7a4 3 0 0 1-8 0M8 19a4 3 0 0 0 8 0c0-4-8-3-8-7a4 3 0 0 1 8 0" />,
);
const PageBreakIcon = iconOf(<path d="M6 3v6h12V3M6 21v-6h12v6M3 12h3M9 12h2M13 12h2M18 12h3" />);
const UndoIcon = iconOf(<path d="M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11H9" />);
const RedoIcon = iconOf(<path d="m16 5 4 4-4 4M20 9H10a5.500 5.500 0 0 0 0 11h5" />);

export const lineNames: Readonly<Record<Line, string>> = {
  paragraph: 'Parágrafo',
  1: 'Título 1',
  2: 'Título 2',
  3: 'Título 3',
};
export const lines: readonly Line[] = ['paragraph', 1, 2, 3];

export interface Tool {
  label: string;
  icon: ReactNode;
  run: Command;
  isOn?: (state: TextState) => boolean;
  blocked?: (state: TextState) => string | undefined;
}

const markTool = (label: string, icon: ReactNode, name: Mark): Tool => ({
  label,
  icon,
  run: mark(name),
  isOn: (state) => state[name],
});

const alignTool = (label: string, icon: ReactNode, to: Align): Tool => ({
  label,
  icon,
  run: align(to),
  isOn: (state) => state.align === to,
});

const listTool = (label: string, icon: ReactNode, kind: ListKind): Tool => ({
  label,
  icon,
  run: list(kind),
  isOn: (state) => state.list === kind,
});

type Can = 'canUndo' | 'canRedo' | 'canIndent' | 'canOutdent';

/** A command that may not apply, with the reason. */
const stepTool = (label: string, icon: ReactNode, run: Command, can: Can, reason: string): Tool => ({
  label,
  icon,
  run,
  blocked: (state) => (state[can] ? undefined : reason),
});

export const tools: readonly (readonly Tool[])[] = [
  [
    markTool('Negrito', <BoldIcon />, 'strong'),
    markTool('Itálico', <ItalicIcon />, 'em'),
    markTool('Sublinhado', <UnderlineIcon />, 'underline'),
  ],
  [
    alignTool('Alinhar à esquerda', <LeftIcon />, 'left'),
    alignTool('Centralizar', <CentreIcon />, 'center'),
    alignTool('Alinhar à direita', <RightIcon />, 'right'),
    alignTool('Justificar', <JustifyIcon />, 'justify'),
  ],
  [
    listTool('Lista com marcadores', <BulletsIcon />, 'bullet_list'),
    listTool('Lista numerada', <NumbersIcon />, 'ordered_list'),
    stepTool('Diminuir o recuo', <OutdentIcon />, outdent, 'canOutdent', 'Não há recuo para diminuir.'),
    stepTool('Aumentar o recuo', <IndentIcon />, indent, 'canIndent', 'O recuo não pode aumentar aqui.'),
  ],
];

export const history: readonly Tool[] = [
  stepTool('Desfazer', <UndoIcon />, undo, 'canUndo', 'Não há o que desfazer.'),
  stepTool('Refazer', <RedoIcon />, redo, 'canRedo', 'Não há o que refazer.'),
];

export const pageBreakTool: Tool = { label: 'Quebra de página', icon: <PageBreakIcon />, run: pageBreak };

export const tableTools: readonly [string, Command][] = [
  ['Inserir linha acima', addRowBefore],
  ['Inserir linha abaixo', addRowAfter],
  ['Inserir coluna à esquerda', addColumnBefore],
  ['Inserir coluna à direita', addColumnAfter],
  ['Primeira linha como cabeçalho', toggleHeaderRow],
  ['Remover linha', deleteRow],
  ['Remover coluna', deleteColumn],
  ['Remover tabela', deleteTable],
];
