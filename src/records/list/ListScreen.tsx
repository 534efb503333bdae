import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { EffectsBeforePaint } from '@/ui/EffectsBeforePaint';
import { Late, late } from '@/ui/feedback/late';
import type { MenuItem } from '@/ui/menu/MenuButton';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import type { ListColumn } from '@/ui/table/ListTable';
import { focusRow } from '@/ui/table/tableFocus';
import { useBlockedReason } from '@/ui/useBlockedReason';
import type { FilterTable } from './filters';
import type { PanelName } from './listModule';
import { ListPage } from './ListPage';
import { CreationContext, ListPartsContext, type Creation, type RowAction } from './listParts';
import type { ListTool } from './ListTools';
import { ModulePanel } from './ModulePanels';
import { useChoice } from './useChoice';
import type { ListScreenState } from './useListScreen';

const ListTools = late(() => import('./ListTools'));
const BlockedPanel = late(() => import('@/ui/panel/BlockedPanel'));
const AfterRows = late(() => import('./deferred/AfterRows').catch(() => ({ default: () => <></> })));

interface ListScreenProps<Row extends { id: number }, Panel extends string, Table extends FilterTable> {
  list: ListScreenState<Row, Panel, Table>;
  /** Must be a stable array: a new one re-renders every row. */
  columns: readonly ListColumn<Row>[];
  rowActions: readonly RowAction<Row, Panel>[];
  create?: Creation;
  panels: ComponentType<{ name: PanelName<Panel> }>;
  /** Bulk actions; lazy, as they are needed only once rows are chosen. */
  bulk?: ComponentType | undefined;
  children: ReactNode;
}

/** A module's list screen: its parts, shortcuts and open panel. */
export function ListScreen<Row extends { id: number }, Panel extends string, Table extends FilterTable>({
  list,
  columns,
  rowActions,
  create,
  panels: Panels,
  bulk: Bulk,
  children,
}: ListScreenProps<Row, Panel, Table>) {
  const { module, panel, openPanel, rows } = list;
  const blocked = useBlockedReason();
  const [tool, setTool] = useState<ListTool | null>(null);
  const [isUnseen, setUnseen] = useState(false);
  const choice = useChoice(list);
  useReturnToRow(list);

  const itemOf = (row: Row, action: RowAction<Row, Panel>) => {
    const { key, label, rule, allows, blockedReason } = action;
    return {
      label,
      onSelect: () => (action.onSelect ? action.onSelect(row) : openPanel(action.key, row.id)),
      blockedReason:
        (rule && blocked(rule, allows)) ??
        (typeof blockedReason === 'function' ? blockedReason(row) : blockedReason),
      ...(key === 'remove' && { tone: 'danger' as const }),
    };
  };
  const itemOfLetter = (id: number, letter: string): MenuItem | undefined => {
    const row = rows.find((one) => one.id === id);
    const action = rowActions.find((one) => (one.key === 'edit' ? 'e' : one.letter) === letter);
    return row && action && itemOf(row, action);
  };

  const chooseRow = (id: number, isRange: boolean) => {
    const row = rows.find((one) => one.id === id);
    if (row) choice.toggle(row, isRange);
  };

  const ofPanel = rowActions.filter(({ key, onSelect }) => !onSelect && key === panel?.name);
  const isAboutRow = panel?.name === 'details' || ofPanel.length > 0;
  /** The missing right of a panel opened by URL. */
  const blockedPanel =
    panel?.name === 'create'
      ? create?.rule && blocked(create.rule)
      : ofPanel.map(({ rule, allows }) => rule && blocked(rule, allows)).find(Boolean);

  const parts = {
    list,
    columns,
    menuOf: (row: Row) => rowActions.map((action) => itemOf(row, action)),
    openTool: setTool,
    choice: Bulk && choice,
    isUnseen,
    state: isUnseen && rows.length > 0 ? 'rows' : list.state,
  };
  return (
    <ListPage>
      <EffectsBeforePaint />
      <ListPartsContext value={parts}>
        <CreationContext value={create}>{children}</CreationContext>
        {Bulk && choice.isOn && (
          <Late fallback={null}>
            <Bulk />
          </Late>
        )}
      </ListPartsContext>
      <Late fallback={null}>
        <AfterRows
          list={list as never}
          isCovered={panel !== null || tool !== null}
          onUnseen={setUnseen}
          itemOfLetter={itemOfLetter}
          panels={Panels as never}
          onChoose={Bulk && chooseRow}
          words={{
            one: module.one,
            hasSearch: module.quickSearch !== undefined,
            createText: create?.text,
            actions: rowActions,
          }}
        />
      </Late>
      {tool && (
        <PanelSlot panel={tool}>
          <ListTools
            tool={tool}
            list={list as never}
            onClose={() => setTool(null)}
            module={module}
            columns={columns}
          />
        </PanelSlot>
      )}
      {panel && !tool && !(panel.id === null && isAboutRow) && (
        <ModulePanel list={list} panel={panel} panels={Panels}>
          {blockedPanel ? <BlockedPanel reason={blockedPanel} /> : <Panels name={panel.name} />}
        </ModulePanel>
      )}
    </ListPage>
  );
}

function useReturnToRow({ rows, left }: { rows: readonly { id: number }[]; left: number | null }) {
  const returning = useRef(left);
  useEffect(() => {
    const { current } = returning;
    if (current === null || !rows.some(({ id }) => id === current)) return;
    returning.current = null;
    focusRow(current);
  }, [rows]);
}
