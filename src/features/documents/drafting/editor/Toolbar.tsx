import { Fragment, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
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
import styled from 'styled-components';
import { IconButton } from '@/ui/button/IconButton';
import { ChevronDownIcon, KeyboardIcon, PrintIcon, SearchIcon } from '@/ui/icons';
import { Menu, startByKey, type MenuItem, type MenuStart } from '@/ui/menu/MenuButton';
import { placedAround } from '@/ui/places';
import {
  align,
  indent,
  insertTable,
  line,
  list,
  mark,
  outdent,
  pageBreak,
  type Line,
  type ListKind,
  type Mark,
} from './commands';
import {
  BoldIcon,
  BulletsIcon,
  CentreIcon,
  IndentIcon,
  ItalicIcon,
  JustifyIcon,
  LeftIcon,
  NumbersIcon,
  OutdentIcon,
  PageBreakIcon,
  RedoIcon,
  RightIcon,
  TableIcon,
  UnderlineIcon,
  UndoIcon,
} from './editorIcons';
import type { Align } from './schema';
import type { TextEditor, TextState } from './textEditor';
import { keyOf } from './textKeys';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 4px 16px;
  overflow-x: auto;
  scrollbar-width: thin;

  > button {
    flex: none;
    scroll-margin: 0 24px;
  }

  [aria-pressed='true'] {
    background: var(--brand-soft);
    color: var(--brand);
  }

  @media (width >= 48rem) {
    flex-wrap: wrap;
    justify-content: center;
  }

  @media (width < 48rem) {
    padding-inline: 8px;
  }
`;

const Parting = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  margin: 0 6px;
  background: var(--line);
`;

const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: var(--ink);
  font: 500 var(--text-body) / 1.25rem var(--font);
  white-space: nowrap;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--surface-hover);
  }

  @media (width < 48rem) {
    min-height: 40px;
  }
`;

const lineNames: Readonly<Record<Line, string>> = {
  paragraph: 'Parágrafo',
  1: 'Título 1',
  2: 'Título 2',
  3: 'Título 3',
};
const lines: readonly Line[] = ['paragraph', 1, 2, 3];

interface Tool {
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

/** A command that may have nothing to do, with the reason. */
const stepTool = (label: string, icon: ReactNode, run: Command, can: Can, reason: string): Tool => ({
  label,
  icon,
  run,
  blocked: (state) => (state[can] ? undefined : reason),
});

const tools: readonly (readonly Tool[])[] = [
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

const history: readonly Tool[] = [
  stepTool('Desfazer', <UndoIcon />, undo, 'canUndo', 'Não há o que desfazer.'),
  stepTool('Refazer', <RedoIcon />, redo, 'canRedo', 'Não há o que refazer.'),
];

const tableTools: readonly [string, Command][] = [
  ['Inserir linha acima', addRowBefore],
  ['Inserir linha abaixo', addRowAfter],
  ['Inserir coluna à esquerda', addColumnBefore],
  ['Inserir coluna à direita', addColumnAfter],
  ['Primeira linha como cabeçalho', toggleHeaderRow],
  ['Remover linha', deleteRow],
  ['Remover coluna', deleteColumn],
  ['Remover tabela', deleteTable],
];

interface ToolbarProps {
  editor: TextEditor;
  state: TextState;
  ref: Ref<HTMLDivElement>;
  textId: string;
  /** Not where a text has no page of its own. */
  onFind?: () => void;
  onHelp: () => void;
  onPrint?: () => void;
  printBlocked?: string | undefined;
}

const buttonsOf = (toolbar: Element | null) =>
  [...(toolbar?.children ?? [])].filter((child) => child instanceof HTMLButtonElement);

/** Goes to the tool that Tab would go to. */
export const focusToolbar = (toolbar: Element | null) =>
  buttonsOf(toolbar)
    .find(({ tabIndex }) => tabIndex === 0)
    ?.focus();

/**
 * Editor toolbar (ARIA toolbar pattern): one Tab stop; arrows, Home and End inside; Esc returns to the text.
 * Clicks keep the focus in the text.
 */
export function Toolbar({ editor, state, ref, textId, onFind, onHelp, onPrint, printBlocked }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const toText = (command: Command) => {
    editor.run(command);
    editor.view.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    if (event.defaultPrevented || placedAround('menu', target)) return;
    const all = buttonsOf(event.currentTarget);
    const at = Math.max(
      all.findIndex((one) => one.contains(target)),
      0,
    );
    const go = (place: number) => {
      event.preventDefault();
      all.at(place % all.length)?.focus();
    };
    if (event.key === 'ArrowRight') go(at + 1);
    else if (event.key === 'ArrowLeft') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      editor.view.focus();
    } else if (event.key === '?') {
      event.preventDefault();
      onHelp();
    }
  };

  let place = 0;
  const stop = () => {
    const own = place++;
    return { tabIndex: own === current ? 0 : -1, onFocus: () => setCurrent(own) };
  };
  const button = ({ label, icon, run, isOn, blocked }: Tool) => {
    const key = keyOf(label);
    return (
      <IconButton
        key={label}
        {...stop()}
        label={key ? `${label} (${key})` : label}
        icon={icon}
        aria-pressed={isOn?.(state)}
        blockedReason={blocked?.(state)}
        onClick={() => editor.run(run)}
      />
    );
  };

  return (
    <Bar
      ref={ref}
      role="toolbar"
      aria-label="Ferramentas do texto"
      aria-controls={textId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      // Keeps the cursor in the text and a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
    >
      {history.map(button)}
      <Parting />
      <MenuTool
        {...stop()}
        label="Estilo do parágrafo"
        items={lines.map((one) => ({
          label: lineNames[one],
          isChosen: state.line === one,
          onSelect: () => toText(line(one)),
        }))}
      >
        {lineNames[state.line ?? 'paragraph']}
      </MenuTool>
      <Parting />
      {tools.map((group, index) => (
        <Fragment key={index}>
          {group.map(button)}
          <Parting />
        </Fragment>
      ))}
      <MenuTool
        {...stop()}
        label="Tabela"
        items={[
          {
            label: 'Inserir tabela',
            onSelect: () => toText(insertTable),
            blockedReason: state.inTable ? 'O cursor já está em uma tabela.' : undefined,
          },
          ...tableTools.map(([label, run]) => ({
            label,
            onSelect: () => toText(run),
            blockedReason: state.inTable ? undefined : 'Ponha o cursor em uma tabela.',
          })),
        ]}
      >
        <TableIcon />
      </MenuTool>
      {button({ label: 'Quebra de página', icon: <PageBreakIcon />, run: pageBreak })}
      <Parting />
      {onFind && (
        <IconButton
          {...stop()}
          label="Localizar no texto (Ctrl + F)"
          icon={<SearchIcon />}
          onClick={onFind}
        />
      )}
      {onPrint && (
        <IconButton
          {...stop()}
          label="Imprimir (Ctrl + P)"
          icon={<PrintIcon />}
          blockedReason={printBlocked}
          onClick={onPrint}
        />
      )}
      <IconButton {...stop()} label="Atalhos do editor (?)" icon={<KeyboardIcon />} onClick={onHelp} />
    </Bar>
  );
}

interface MenuToolProps {
  label: string;
  items: readonly MenuItem[];
  children: ReactNode;
  tabIndex: number;
  onFocus: () => void;
}

function MenuTool({ label, items, children, ...stop }: MenuToolProps) {
  const [start, setStart] = useState<MenuStart | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isText = typeof children === 'string';
  return (
    <>
      <Choice
        {...stop}
        ref={button}
        type="button"
        aria-label={isText ? `${label}: ${children}` : label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={start !== null}
        onClick={() => setStart(start ? null : 'first')}
        onKeyDown={(event) => setStart(startByKey(event) ?? start)}
      >
        {children}
        <ChevronDownIcon size={16} />
      </Choice>
      {start && (
        <Menu
          id={`${label}-menu`}
          label={label}
          items={items}
          startAt={start}
          anchor={button}
          onClose={() => setStart(null)}
        />
      )}
    </>
  );
}
