import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectNoAxeViolations } from '@tests/axe';
import { ListTable, type ListColumn } from './ListTable';
import type { MenuItem } from '../menu/MenuButton';
import type { RowGroup } from './rowGroups';

interface Call {
  id: number;
  name: string;
  minutes: number;
}

const calls: Call[] = [
  { id: 7, name: 'Maria Aparecida', minutes: 12 },
  { id: 8, name: 'José', minutes: 3 },
  { id: 9, name: 'Ana', minutes: 1 },
];
const drawName = vi.fn((call: Call) => call.name);
const columns: ListColumn<Call>[] = [
  { key: 'ref', header: 'Ref.', cell: (call) => `LI-${call.id}` },
  { key: 'name', header: 'Quem ligou', cell: drawName, primary: true },
  { key: 'minutes', header: 'Minutos', cell: (call) => String(call.minutes), align: 'right', hideBelow: 992 },
];
const open = vi.fn();
const pathOf = (call: Call) => `/phonecalls/list?panel=details&id=${call.id}`;
const remove = vi.fn();
const menuOf = (call: Call): MenuItem[] =>
  call.id === 9 ? [] : [{ label: 'Excluir', onSelect: () => remove(call.id) }];

const byLength = ({ minutes }: Call): RowGroup =>
  minutes > 5 ? { key: 'long', label: 'Longas' } : { key: 'short', label: 'Curtas' };

const draw = (rows: readonly Call[] = calls, dimmed = false, groupOf?: typeof byLength) => (
  <>
    <h1>Ligações</h1>
    {rows.length > 0 && (
      <ListTable
        label="Ligações"
        columns={columns}
        rows={rows}
        rowKey={(call) => call.id}
        rowLabel={(call) => `LI-${call.id}`}
        groupOf={groupOf}
        onOpen={(call) => open(call.id)}
        pathOf={pathOf}
        rowMenu={menuOf}
        dimmed={dimmed}
      />
    )}
  </>
);

describe('ListTable', () => {
  it('is a table with named columns, a row for each record, and no axe finding', async () => {
    render(draw());
    const table = screen.getByRole('table', { name: 'Ligações' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Ref.', 'Quem ligou', 'Minutos', 'Ações']);
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('cell', { name: 'Maria Aparecida' })).toHaveAttribute('title', 'Maria Aparecida');
    await expectNoAxeViolations();
  });

  it('opens a record by its reference, its details icon and anywhere on the row, once each', async () => {
    const person = userEvent.setup();
    open.mockClear();
    render(draw());
    await person.click(screen.getByRole('link', { name: 'LI-7' }));
    await person.click(screen.getByRole('link', { name: 'Detalhes de LI-8' }));
    await person.click(screen.getByRole('cell', { name: 'Ana' }));
    expect(open.mock.calls.flat()).toEqual([7, 8, 9]);
    await waitFor(() => expect(screen.getByRole('link', { name: 'LI-9' })).toHaveFocus());
  });

  it('leaves the other buttons and the modifiers of a link to the browser', () => {
    open.mockClear();
    const tab = vi.spyOn(window, 'open').mockReturnValue(null);
    onTestFinished(() => tab.mockRestore());
    render(draw());
    // The browser's default action, which jsdom cannot perform.
    const left: boolean[] = [];
    const note = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', note);
    document.addEventListener('auxclick', note);
    onTestFinished(() => document.removeEventListener('click', note));
    onTestFinished(() => document.removeEventListener('auxclick', note));

    const presses = [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { ctrlKey: true, shiftKey: true },
    ];
    for (const name of ['LI-7', 'Detalhes de LI-7']) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', '/phonecalls/list?panel=details&id=7');
      for (const press of presses) fireEvent.click(link, press);
      fireEvent(link, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }));
    }
    expect(left).toEqual(Array(10).fill(true));
    expect(open).not.toHaveBeenCalled();
    expect(tab).not.toHaveBeenCalled();
  });

  it('opens another tab, and nothing here, for a row pressed beside its link with Ctrl or the middle button', () => {
    open.mockClear();
    const tab = vi.spyOn(window, 'open').mockReturnValue(null);
    onTestFinished(() => tab.mockRestore());
    render(draw());
    const cell = screen.getByRole('cell', { name: 'José' });
    fireEvent.click(cell, { ctrlKey: true });
    fireEvent.click(cell, { metaKey: true });
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(tab.mock.calls).toEqual(Array(3).fill([pathOf(calls[1] as Call), '_blank', 'noopener']));
    fireEvent.click(cell, { shiftKey: true });
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    fireEvent(
      screen.getByRole('button', { name: 'Ações de LI-8' }),
      new MouseEvent('auxclick', { bubbles: true, button: 1 }),
    );
    expect(tab).toHaveBeenCalledTimes(3);
    expect(open).not.toHaveBeenCalled();
  });

  it('opens a record by the first cell that no width hides', async () => {
    const person = userEvent.setup();
    open.mockClear();
    const [reference, name] = columns as [ListColumn<Call>, ListColumn<Call>];
    render(
      <ListTable
        label="Ligações"
        columns={[{ ...reference, hideBelow: 992 }, name]}
        rows={calls}
        rowKey={(call) => call.id}
        rowLabel={(call) => `LI-${call.id}`}
        onOpen={(call) => open(call.id)}
        pathOf={pathOf}
      />,
    );
    expect(screen.queryByRole('link', { name: 'LI-7' })).not.toBeInTheDocument();
    await person.tab();
    expect(screen.getByRole('link', { name: 'Maria Aparecida' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(open).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('costs the keyboard two stops a row', async () => {
    const person = userEvent.setup();
    render(draw());
    for (const [role, name] of [
      ['link', 'LI-7'],
      ['button', 'Ações de LI-7'],
      ['link', 'LI-8'],
      ['button', 'Ações de LI-8'],
      ['link', 'LI-9'],
    ] as const) {
      await person.tab();
      await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
    }
  });

  it('opens the menu of a row without opening the record', async () => {
    const person = userEvent.setup();
    open.mockClear();
    render(draw());
    const button = screen.getByRole('button', { name: 'Ações de LI-8' });
    await person.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectNoAxeViolations();
    await person.click(screen.getByRole('menuitem', { name: 'Excluir' }));
    expect(remove).toHaveBeenCalledWith(8);
    await waitFor(() => expect(button).toHaveFocus());
    expect(open).not.toHaveBeenCalled();

    await person.click(button);
    await person.click(screen.getByRole('button', { name: 'Ações de LI-7' }));
    expect(screen.getByRole('menu', { name: 'Ações de LI-7' })).toBeInTheDocument();
    expect(screen.getAllByRole('menu')).toHaveLength(1);
  });

  it('has no menu button where a record has no action', () => {
    render(draw());
    expect(screen.queryByRole('button', { name: 'Ações de LI-9' })).not.toBeInTheDocument();
  });

  it('keeps its rows while another page loads, without drawing them again', () => {
    const { rerender } = render(draw());
    drawName.mockClear();
    rerender(draw(calls, true));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('José')).toBeInTheDocument();
    expect(drawName).not.toHaveBeenCalled();

    const changed = calls.map((call) => (call.id === 8 ? { ...call, name: 'José Silva' } : call));
    rerender(draw(changed));
    expect(drawName).toHaveBeenCalledTimes(1);
  });

  it('moves the focus to the next row when the one that had it goes away, then to the heading', async () => {
    const { rerender } = render(draw());
    screen.getByRole('button', { name: 'Ações de LI-7' }).focus();
    rerender(draw(calls.slice(1)));
    await waitFor(() => expect(screen.getByRole('link', { name: 'LI-8' })).toHaveFocus());
    rerender(draw([]));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Ligações' })).toHaveFocus());
  });

  it('stands its rows under the heading of their group, across the columns of every width', async () => {
    render(draw(calls, false, byLength));
    const groups = ['Longas', 'Curtas'].map((name) => screen.getByRole('rowgroup', { name }));
    expect(groups.map((group) => within(group).getAllByLabelText(/^Detalhes de /).length)).toEqual([1, 2]);
    const heading = screen.getByRole('rowheader', { name: 'Longas' });
    expect(heading).toHaveAttribute('scope', 'rowgroup');
    expect(heading).toHaveAttribute('colspan', '3');
    expect(heading.nextElementSibling).toHaveAttribute('data-below', '992');
    await expectNoAxeViolations();
  });

  it('moves the focus to the row that took the place of another in a group', async () => {
    const { rerender } = render(draw(calls, false, byLength));
    screen.getByRole('button', { name: 'Ações de LI-8' }).focus();
    rerender(draw([calls[0], calls[2]] as Call[], false, byLength));
    await waitFor(() => expect(screen.getByRole('link', { name: 'LI-9' })).toHaveFocus());
    rerender(draw([calls[2]] as Call[], false, byLength));
    expect(screen.getByRole('link', { name: 'LI-9' })).toHaveFocus();
  });
});
