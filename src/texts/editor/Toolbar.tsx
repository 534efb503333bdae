import { Fragment, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { Command } from 'prosemirror-state';
import { styled } from '@/ui/style';
import { IconButton } from '@/ui/button/IconButton';
import { waitReason } from '@/ui/button/waitReason';
import { ChevronDownIcon, DownloadIcon, KeyboardIcon, PrintIcon, SearchIcon } from '@/ui/icons';
import { Menu, startByKey, type MenuItem, type MenuStart } from '@/ui/menu/MenuButton';
import { signpostAround } from '@/ui/signposts';
import { insertTable, line } from './commands';
import type { TextEditor, TextState } from './textEditor';
import { keyOf } from './textKeys';
import {
  history,
  lineNames,
  lines,
  pageBreakTool,
  SectionIcon,
  TableIcon,
  tableTools,
  tools,
  type Tool,
} from './tools';

const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 4px 16px;
  overflow-x: auto;
  scrollbar-width: thin;

  > button {
    flex: none;
    /* Negative at the top, as the bar itself lies within the page's scroll padding. */
    scroll-margin: -16px 24px 0;
  }

  [aria-pressed='true'] {
    background: var(--brand-soft);
    color: var(--brand);
  }

  @media (width >= 48rem) {
    flex-wrap: wrap;
    justify-content: center;
  }

  @media (width < 70rem) {
    padding-inline: 8px;
  }
`;

const Parting = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  margin: 0 6px;
  background: var(--line);

  /* All tools fit in one row on a small laptop. */
  @media (48rem <= width < 70rem) {
    margin: 0 2px;
  }
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

interface ToolbarProps {
  editor: TextEditor;
  state: TextState;
  ref: Ref<HTMLDivElement>;
  textId: string;
  /** Absent where the editor is not a whole page. */
  onFind?: () => void;
  /** Menu items for the articulation of a norm; absent where texts are not norms. */
  articulation?: readonly MenuItem[];
  onHelp: () => void;
  onPrint?: () => void;
  onWord?: (() => void) | undefined;
  /** The Word file is being created. */
  isWordBusy?: boolean;
  printBlocked?: string | undefined;
}

const buttonsOf = (toolbar: Element | null) =>
  [...(toolbar?.children ?? [])].filter((child) => child instanceof HTMLButtonElement);

/** Focuses the button in the toolbar's tab stop. */
export const focusToolbar = (toolbar: Element | null) =>
  buttonsOf(toolbar)
    .find(({ tabIndex }) => tabIndex === 0)
    ?.focus();

/** Arrows, Home and End move between buttons, Esc returns to the text and ? opens the help. */
function onToolbarKey(event: KeyboardEvent<HTMLDivElement>, toText: () => void, onHelp: () => void) {
  const target = event.target as Element;
  if (event.defaultPrevented || signpostAround('menu', target)) return;
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
    toText();
  } else if (event.key === '?') {
    event.preventDefault();
    onHelp();
  }
}

type Run = (command: Command) => void;

const lineItems = (current: TextState['line'], run: Run): MenuItem[] =>
  lines.map((one) => ({
    label: lineNames[one],
    isChosen: current === one,
    onSelect: () => run(line(one)),
  }));

const tableItems = (inTable: boolean, run: Run): MenuItem[] => [
  {
    label: 'Inserir tabela',
    onSelect: () => run(insertTable),
    blockedReason: inTable ? 'O cursor já está em uma tabela.' : undefined,
  },
  ...tableTools.map(([label, command]) => ({
    label,
    onSelect: () => run(command),
    blockedReason: inTable ? undefined : 'Ponha o cursor em uma tabela.',
  })),
];

/**
 * Editor toolbar (ARIA toolbar pattern): one tab stop; arrows, Home and End inside; Esc returns to the text.
 * Clicks keep focus in the text.
 */
export function Toolbar({
  editor,
  state,
  ref,
  textId,
  articulation,
  onFind,
  onHelp,
  onPrint,
  onWord,
  isWordBusy,
  printBlocked,
}: ToolbarProps) {
  /** Label of the button in the tab stop. */
  const [current, setCurrent] = useState(history[0]?.label);
  const toText = (command: Command) => {
    editor.run(command);
    editor.view.focus();
  };

  const stop = (label: string) => ({
    label,
    tabIndex: label === current ? 0 : -1,
    onFocus: () => setCurrent(label),
  });
  const button = ({ label, icon, run, isOn, blocked }: Tool) => {
    const key = keyOf(label);
    return (
      <IconButton
        key={label}
        {...stop(label)}
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
      onKeyDown={(event) => onToolbarKey(event, () => editor.view.focus(), onHelp)}
      // Browsers do not scroll to a partly visible button.
      onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
      // Keeps the cursor in the text and a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
    >
      {history.map(button)}
      <Parting />
      <MenuTool {...stop('Estilo do parágrafo')} items={lineItems(state.line, toText)}>
        {lineNames[state.line ?? 'paragraph']}
      </MenuTool>
      <Parting />
      {tools.map((group, index) => (
        <Fragment key={index}>
          {group.map(button)}
          <Parting />
        </Fragment>
      ))}
      <MenuTool {...stop('Tabela')} items={tableItems(state.inTable, toText)}>
        <TableIcon />
      </MenuTool>
      {button(pageBreakTool)}
      {articulation && (
        <MenuTool {...stop('Articulação da norma')} items={articulation}>
          <SectionIcon />
        </MenuTool>
      )}
      <Parting />
      {onFind && (
        <IconButton {...stop('Localizar no texto (Ctrl + F)')} icon={<SearchIcon />} onClick={onFind} />
      )}
      {onPrint && (
        <IconButton
          {...stop('Imprimir (Ctrl + P)')}
          icon={<PrintIcon />}
          blockedReason={printBlocked}
          onClick={onPrint}
        />
      )}
      {onWord && (
        <IconButton
          {...stop('Baixar .docx')}
          icon={<DownloadIcon />}
          blockedReason={printBlocked ?? (isWordBusy ? waitReason : undefined)}
          onClick={onWord}
        />
      )}
      <IconButton {...stop('Atalhos do editor (?)')} icon={<KeyboardIcon />} onClick={onHelp} />
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
