import { memo, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { unreadOf } from '@/api/findings';
import { Missing } from '../badge/Missing';
import { isPlainPress } from '../plainPress';
import { openerOf, type ColumnPlace } from './columns';
import { partRows, type RowGroup } from './rowGroups';
import { opensMenu, type MenuItem, type MenuStart } from '../menu/MenuButton';
import { HintBubble } from '../button/FocusHint';
import { signpost, findSignpost } from '../signposts';
import { TableFrame } from './TableFrame';
import { useCutTextHint, useFocusInRemovedRow } from './tableFocus';
import { useRowMenu } from './useRowMenu';

export interface ListColumn<Row> extends ColumnPlace {
  /** Text is cut to one line; hover and focus show it all. */
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /** Relative, to scale with the font; columns without one share the rest. */
  width?: `${number}rem` | `${number}%`;
  /** Accessible name of the row's link, where the cell's text is unsuitable. */
  openerName?: (row: Row) => string;
  labelOnCard?: boolean;
  /** Labels of the form fields it is derived from, separated by '|', where they differ from the header. */
  field?: string;
  /** The sort key where it is not the cell's text: a number, or an ISO date. */
  sortBy?: (row: Row) => SortValue;
}

/** A column of a sortable list: cells that are not text need `sortBy`. */
export type SortedColumn<Row> = ListColumn<Row> &
  ({ cell: (row: Row) => string } | { sortBy: (row: Row) => SortValue });

/** Empty values (`null`, `''`) go last in both directions. */
export type SortValue = string | number | null | undefined;

type RowKey = string | number;

/** Explicit, because browsers drop table roles when CSS lays rows out as cards. */
const cellRole = { role: 'cell' };
const groupRole = { role: 'rowgroup' };

export interface RowChoice<Row> {
  isOn: boolean;
  isChosen: (row: Row) => boolean;
  /** `isRange`: with Shift, from the row chosen before. */
  onToggle: (row: Row, isRange: boolean) => void;
}

export interface ListTableProps<Row> {
  label: string;
  /** Must be a stable array: a new one re-renders every row. */
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  rowLabel: (row: Row) => string;
  /** Group heading of a row; rows must be sorted by it. */
  groupOf?: ((row: Row) => RowGroup) | undefined;
  /** Opens the details, by a click on the row or the link in its first always-visible cell. */
  onOpen: (row: Row) => void;
  pathOf: (row: Row) => string;
  rowMenu?: (row: Row) => readonly MenuItem[];
  rowButtons?: ((row: Row) => ReactNode) | undefined;
  currentKey?: RowKey | null;
  /** Rows that can be chosen have a box: on hover and focus, or always. */
  choice?: RowChoice<Row> | undefined;
  /** A new page is loading: rows stay, dimmed. */
  dimmed?: boolean | undefined;
  /** Key of the column the rows are sorted by, with '-' before it for descending. */
  sorted?: string | undefined;
  /** A heading was pressed. */
  onSort?: ((column: string) => void) | undefined;
}

/** A list's table; cards on phones. A row re-renders only when its record or the columns change. */
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
    choice,
    dimmed = false,
    sorted,
    onSort,
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
    <TableFrame
      data-dimmed={dimmed || undefined}
      data-buttons={rowButtons !== undefined || undefined}
      data-choice={choice && (choice.isOn ? 'on' : 'off')}
    >
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
            {columns.map(({ key, header, align, width, hideBelow, field }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                data-align={align}
                data-below={hideBelow}
                data-field={field}
                style={width ? { width } : undefined}
                aria-sort={sorted === key ? 'ascending' : sorted === `-${key}` ? 'descending' : undefined}
              >
                {onSort ? (
                  // Printed as a plain heading.
                  <button
                    ref={signpost('heading', key)}
                    type="button"
                    data-prints
                    onClick={() => onSort(key)}
                  >
                    {header}
                  </button>
                ) : (
                  header
                )}
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
                {/* A colspan over hidden columns would make room for them, so each gets an empty cell. */}
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
                  id={rowKey(row)}
                  reference={reference}
                  columns={columns}
                  primaryKey={primary?.key}
                  openerKey={opener?.key}
                  isCurrent={currentKey != null && rowKey(row) === currentKey}
                  isChosen={choice?.isChosen(row)}
                  isChoosing={choice?.isOn ?? false}
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
      {hint.anchor && <HintBubble anchor={hint.anchor} text={hint.text} width={480} onHide={hint.onBlur} />}
    </TableFrame>
  );
}

interface TableRowProps<Row> {
  row: Row;
  id: RowKey;
  reference: string;
  columns: readonly ListColumn<Row>[];
  primaryKey: string | undefined;
  openerKey: string | undefined;
  isCurrent: boolean;
  /** Undefined where rows cannot be chosen. */
  isChosen: boolean | undefined;
  isChoosing: boolean;
  href: string;
  hasMenu: boolean;
  openMenuId: string | undefined;
  buttons: ((row: Row) => ReactNode) | undefined;
  /** The table's current props, for event handlers. */
  latest: RefObject<ListTableProps<Row>>;
  onMenu: ReturnType<typeof useRowMenu>['toggle'];
}

function TableRow<Row>({
  row,
  id,
  reference,
  columns,
  primaryKey,
  openerKey,
  isCurrent,
  isChosen,
  isChoosing,
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
    const { target, button, ctrlKey, metaKey } = event;
    const isControl = (target as Element).closest('a, button, input, label') !== null;
    const isSelecting = window.getSelection()?.type === 'Range';
    if (isControl || isSelecting) return;
    if (isPlainPress(event)) {
      // The panel opened next returns focus to this row.
      findSignpost('open', id)?.focus({ preventScroll: true });
      open();
    } else if (button === 1 || (button === 0 && (ctrlKey || metaKey)))
      window.open(href, '_blank', 'noopener');
  };

  const toggleMenu = (button: HTMLElement, startAt: MenuStart) =>
    onMenu(button, { reference, items: latest.current.rowMenu?.(row) ?? [], startAt });

  return (
    // Mouse shortcut for the row's link.
    <tr
      ref={signpost('row', id)}
      role="row"
      data-current={isCurrent || undefined}
      data-chosen={isChosen || undefined}
      onClick={openByPress}
      onAuxClick={openByPress}
    >
      {columns.map((column) => {
        const { key, header, cell, openerName, align, hideBelow, onCard, leadsCard, labelOnCard } = column;
        const content = cell(row);
        const isLost = isPartial && (content === '' || content === null || content === undefined);
        const full = typeof content === 'string' ? content : undefined;
        const shown = isLost ? <Missing /> : content;
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
              <a
                ref={signpost('open', id)}
                href={href}
                className="open"
                aria-label={openerName?.(row)}
                onClick={openHere}
              >
                {shown}
              </a>
            ) : (
              shown
            )}
          </td>
        );
      })}
      <td {...cellRole} className="actions">
        {isChosen !== undefined && (
          <input
            type="checkbox"
            className="choose"
            aria-label={`Selecionar ${reference}`}
            checked={isChosen}
            // While no row is chosen, the Space key chooses from the row's link.
            tabIndex={isChoosing ? 0 : -1}
            onChange={({ nativeEvent }) =>
              latest.current.choice?.onToggle(row, (nativeEvent as globalThis.MouseEvent).shiftKey)
            }
          />
        )}
        <div>
          {buttons?.(row)}
          {/* Out of the tab order: duplicates the row's link. */}
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
              ref={signpost('rowMenu', id)}
              type="button"
              className="menu"
              {...opensMenu(`Ações de ${reference}`, openMenuId, toggleMenu)}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

const MemoRow = memo(TableRow) as typeof TableRow;
