import { memo, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { unreadOf } from '@/api/findings';
import { Missing } from '../panel/Missing';
import { isPlainPress } from '../plainPress';
import { openerOf, type ColumnPlace } from './columnChoice';
import { partRows, type RowGroup } from './rowGroups';
import { startByKey, type MenuItem, type MenuStart } from './MenuButton';
import { HintBubble } from '../button/FocusHint';
import { TableFrame } from './TableFrame';
import { useCutTextHint, useFocusInRemovedRow } from './tableFocus';
import { useRowMenu } from './useRowMenu';

export interface ListColumn<Row> extends ColumnPlace {
  /** What the cell shows. A text is cut to one line and told in full on hover and focus. */
  cell: (row: Row) => ReactNode;
  /** 'right' for numbers and money. */
  align?: 'left' | 'right';
  /** Never in pixels, so that it grows with the type; columns without one share what is left. */
  width?: `${number}rem` | `${number}%`;
  /** What the link in the opening cell is called, where what the cell shows is too long for a name, or too little. */
  openerName?: (row: Row) => string;
  /** Says the header before the value on cards, for values that do not explain themselves ('Reembolso: Sim'). */
  labelOnCard?: boolean;
}

type RowKey = string | number;

/** The table's roles are said because browsers drop those of tables laid out as cards. */
const cellRole = { role: 'cell' };
const groupRole = { role: 'rowgroup' };

interface ListTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  /** A constant of the module: a new array redraws every row. */
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** The record's reference, e.g. `AG-12`: names its buttons. */
  rowLabel: (row: Row) => string;
  /** The heading a row stands under, for rows in the order of what it says. */
  groupOf?: ((row: Row) => RowGroup) | undefined;
  /** Opens the details: a click anywhere on the row, or its first cell that no width hides, which becomes a link. */
  onOpen: (row: Row) => void;
  /** The record's own address, for whoever opens it in another tab. */
  pathOf: (row: Row) => string;
  /** The actions of the row's menu; without any, the row has no menu. */
  rowMenu?: (row: Row) => readonly MenuItem[];
  /** Buttons that stand before the menu. */
  rowButtons?: ((row: Row) => ReactNode) | undefined;
  /** The record whose panel is open. */
  currentKey?: RowKey | null;
  /** Another page is on its way: these rows stay, dimmed. */
  dimmed?: boolean;
}

/**
 * The rows of a list as a plain table with a sticky header; on a phone the same rows become cards.
 * A row is drawn again only when its record or the columns change.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowLabel,
    groupOf,
    pathOf,
    rowMenu,
    rowButtons,
    currentKey,
    dimmed = false,
  } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const table = useRef<HTMLTableElement>(null);
  useFocusInRemovedRow(table, rows);
  const hint = useCutTextHint();
  const { menu, menuId, openReference, toggle } = useRowMenu();

  const groupId = useId();
  const primary = columns.find((column) => column.primary) ?? columns[0];
  const opener = openerOf(columns);

  return (
    <TableFrame data-dimmed={dimmed || undefined} data-buttons={rowButtons !== undefined || undefined}>
      <table
        ref={table}
        role="table"
        aria-label={label}
        aria-busy={dimmed || undefined}
        onFocus={hint.onFocus}
        onBlur={hint.onBlur}
      >
        <thead>
          <tr role="row">
            {columns.map(({ key, header, align, width, hideBelow }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                data-align={align}
                data-below={hideBelow}
                style={width ? { width } : undefined}
              >
                {header}
              </th>
            ))}
            <th role="columnheader" scope="col" className="actions">
              <span className="visually-hidden">Ações</span>
            </th>
          </tr>
        </thead>
        {partRows(rows, groupOf).map(({ key, group, rows: together }, index) => (
          <tbody key={key} {...groupRole} aria-labelledby={group ? `${groupId}${index}` : undefined}>
            {group && (
              <tr role="row" className="group">
                <th
                  id={`${groupId}${index}`}
                  role="rowheader"
                  scope="rowgroup"
                  colSpan={columns.filter(({ hideBelow }) => !hideBelow).length + 1}
                >
                  {group.label}
                </th>
                {/* A heading over columns that the width hides would make room for them. */}
                {columns.map(
                  (column) =>
                    column.hideBelow && <td key={column.key} data-below={column.hideBelow} aria-hidden />,
                )}
              </tr>
            )}
            {together.map((row) => {
              const reference = rowLabel(row);
              return (
                <MemoRow
                  key={rowKey(row)}
                  row={row}
                  reference={reference}
                  columns={columns}
                  primaryKey={primary?.key}
                  openerKey={opener?.key}
                  isCurrent={currentKey != null && rowKey(row) === currentKey}
                  href={pathOf(row)}
                  hasMenu={rowMenu !== undefined && rowMenu(row).length > 0}
                  openMenuId={reference === openReference ? menuId : undefined}
                  buttons={rowButtons}
                  latest={latest}
                  onMenu={toggle}
                />
              );
            })}
          </tbody>
        ))}
      </table>
      {menu}
      {/* What a row had no room for. */}
      {hint.anchor && <HintBubble anchor={hint.anchor} text={hint.text} width={480} onHide={hint.onBlur} />}
    </TableFrame>
  );
}

interface TableRowProps<Row> {
  row: Row;
  reference: string;
  columns: readonly ListColumn<Row>[];
  primaryKey: string | undefined;
  openerKey: string | undefined;
  isCurrent: boolean;
  href: string;
  hasMenu: boolean;
  /** The id of the menu while it is this row's. */
  openMenuId: string | undefined;
  buttons: ((row: Row) => ReactNode) | undefined;
  /** The table's present props, for what happens later than drawing. */
  latest: RefObject<ListTableProps<Row>>;
  onMenu: ReturnType<typeof useRowMenu>['toggle'];
}

function TableRow<Row>({
  row,
  reference,
  columns,
  primaryKey,
  openerKey,
  isCurrent,
  href,
  hasMenu,
  openMenuId,
  buttons,
  latest,
  onMenu,
}: TableRowProps<Row>) {
  const open = () => latest.current.onOpen(row);
  const openHere = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open();
  };
  const isPartial = unreadOf(row) !== undefined;
  const openByPress = (event: MouseEvent) => {
    const { target, currentTarget, button, ctrlKey, metaKey } = event;
    const isControl = (target as Element).closest('a, button, input, label') !== null;
    const isSelecting = window.getSelection()?.type === 'Range';
    if (isControl || isSelecting) return;
    if (isPlainPress(event)) {
      // What opens next gives the focus back to where it was: to this row, not to the page.
      currentTarget.querySelector<HTMLElement>('.open')?.focus({ preventScroll: true });
      open();
    } else if (button === 1 || (button === 0 && (ctrlKey || metaKey)))
      window.open(href, '_blank', 'noopener');
  };

  const toggleMenu = (button: HTMLElement, startAt: MenuStart) =>
    onMenu(button, { reference, items: latest.current.rowMenu?.(row) ?? [], startAt });

  return (
    // The mouse's shortcut for the link in the opening cell.
    <tr role="row" data-current={isCurrent || undefined} onClick={openByPress} onAuxClick={openByPress}>
      {columns.map(({ key, header, cell, openerName, align, hideBelow, onCard, leadsCard, labelOnCard }) => {
        const content = cell(row);
        const isLost = isPartial && (content === '' || content === null || content === undefined);
        const full = typeof content === 'string' ? content : undefined;
        return (
          <td
            key={key}
            {...cellRole}
            title={full}
            data-align={align}
            data-below={hideBelow}
            data-card={onCard}
            data-leads={leadsCard}
            data-primary={key === primaryKey || undefined}
            data-label={labelOnCard ? header : undefined}
          >
            {key === openerKey ? (
              <a href={href} className="open" aria-label={openerName?.(row)} onClick={openHere}>
                {isLost ? <Missing /> : content}
              </a>
            ) : isLost ? (
              <Missing />
            ) : (
              content
            )}
          </td>
        );
      })}
      <td {...cellRole} className="actions">
        <div>
          {buttons?.(row)}
          {/* The opening cell's link does the same: one stop for Tab is enough. */}
          <a
            href={href}
            className="details"
            tabIndex={-1}
            aria-label={`Detalhes de ${reference}`}
            title={`Detalhes de ${reference}`}
            onClick={openHere}
          />
          {hasMenu && (
            <button
              type="button"
              className="menu"
              aria-label={`Ações de ${reference}`}
              title={`Ações de ${reference}`}
              aria-haspopup="menu"
              aria-expanded={openMenuId !== undefined}
              aria-controls={openMenuId}
              onClick={(event) => toggleMenu(event.currentTarget, 'first')}
              onKeyDown={(event) => {
                const start = startByKey(event);
                if (start) toggleMenu(event.currentTarget, start);
              }}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

const MemoRow = memo(TableRow) as typeof TableRow;
