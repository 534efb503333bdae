import { useState, type ComponentType } from 'react';
import { css, styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import type { ApiRequest } from '@/api/call';
import { rowsPerCall } from '@/api/pages';
import type { List } from '@/api/reply';
import { countedSteps, StepProgress } from '@/ui/feedback/StepProgress';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { showToast } from '@/ui/feedback/toasts';
import { CloseIcon } from '@/ui/icons';
import { MenuButton } from '@/ui/menu/MenuButton';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { allSignposts } from '@/ui/signposts';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import type { FilterTable, SearchOf } from '../list/filters';
import type { ListModule } from '../list/listModule';
import { useListParts } from '../list/listParts';
import { longAtOnce, readRows } from '../bulkRead/readPages';
import { askForFile } from '../export/askForFile';
import { useLongReading } from '../bulkRead/useLongReading';
import type { BulkAction } from './bulkAction';

const Bar = styled.section`
  position: var(--sticky);
  bottom: max(12px, env(safe-area-inset-bottom));
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 12px 10px 16px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  box-shadow: var(--shadow);

  p {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  @media (width < 48rem) {
    gap: 0 8px;
    padding-block: 4px;

    p {
      flex: 1;
    }

    > [data-all] {
      order: 1;
      flex-basis: 100%;
    }
  }
`;

const inMenu = css`
  > :not([data-menu]) {
    display: none;
  }

  > [data-menu] {
    display: initial;
  }
`;

/** Buttons where all fit beside the rest of the bar, else a menu. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-left: auto;

  > [data-menu] {
    display: none;
  }

  @media (width < 62rem) {
    ${inMenu}
  }

  @media (width < 80rem) {
    &[data-many] {
      ${inMenu}
    }
  }
`;

/** Number that fits in one line from 62rem. */
const fewActions = 5;

/**
 * A module's actions on many rows: the bar with the chosen rows, and the panel of the current action.
 * @param searchCall reads all that the list's search finds; null where the list shows no such search
 */
export function bulkActions<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  searchCall: ((search: SearchOf<Table>) => ApiRequest<List<Row>>) | null,
  actions: readonly BulkAction<Row>[],
): ComponentType {
  return function BulkActions() {
    const { list, choice } = useListParts<Row>();
    const blocked = useBlockedReason();
    const [shown, setShown] = useState<{ action: BulkAction<Row>; rows: readonly Row[] } | null>(null);
    const { progress, start } = useLongReading<number, readonly Row[]>();
    useEscape(choice?.clear, shown !== null);
    if (!choice) return null;
    const chosen = [...choice.rows.values()];

    const filters = list.filters as SearchOf<Table>;
    const chooseAll = (callOf: NonNullable<typeof searchCall>) =>
      start(async ({ signal, onProgress }) => {
        const fetchPage = (page: number) =>
          askForFile(callOf({ ...filters, page, limit: rowsPerCall }), signal);
        const { rows, error } = await readRows(fetchPage, { signal, atOnce: longAtOnce, onRead: onProgress });
        if (!error) return { data: rows };
        if (!signal.aborted)
          showToast(`Não conseguimos ler ${module.many} para selecionar. ${error.message}`, {
            tone: 'error',
            findings: error,
          });
        return { error };
      }, choice.replace);

    const items = actions.map((action) => ({
      ...action,
      blockedReason:
        chosen.length === 0
          ? `Selecione ${module.many} primeiro.`
          : (action.rule && blocked(action.rule, action.allows)) || undefined,
      onSelect: () => setShown({ action, rows: chosen }),
    }));
    const count = `${formatNumber(chosen.length)} na seleção`;
    const isReading = progress !== null;
    const came = progress === 'beginning' ? 0 : progress;

    return (
      <>
        <Bar aria-label="Seleção" data-stays="bottom">
          <p>
            <StepProgress
              {...(isReading
                ? countedSteps(came ?? 0, list.total, (read) => `Lendo ${read}...`)
                : { seen: count })}
            />
          </p>
          {searchCall && (isReading || chosen.length < list.total) && (
            <Button
              data-all
              kind="quiet"
              busy={isReading}
              busyText="Selecionando..."
              onClick={() => void chooseAll(searchCall)}
            >
              Selecionar os {formatNumber(list.total)} encontrados
            </Button>
          )}
          <Actions data-many={actions.length > fewActions || undefined}>
            {items.map(({ key, label, isDanger, blockedReason, onSelect }) => (
              <Button
                key={key}
                kind={isDanger ? 'danger' : 'secondary'}
                blockedReason={blockedReason}
                onClick={onSelect}
              >
                {label}
              </Button>
            ))}
            <span data-menu>
              <MenuButton
                label="Ações da seleção"
                items={items.map(({ label, isDanger, blockedReason, onSelect }) => ({
                  label,
                  blockedReason,
                  onSelect,
                  ...(isDanger && { tone: 'danger' as const }),
                }))}
              />
            </span>
          </Actions>
          <IconButton label="Limpar a seleção" icon={<CloseIcon />} onClick={choice.clear} />
        </Bar>
        {shown && (
          <PanelSlot panel={shown.action.key}>
            <shown.action.Panel
              rows={shown.rows}
              nameOf={module.labelOf}
              onClose={(left) => {
                setShown(null);
                if (left === null) return;
                list.retry();
                if (left.length > 0) choice.replace(left);
                else choice.clear();
              }}
            />
          </PanelSlot>
        )}
      </>
    );
  };
}

/** Esc clears the selection, unless something covers the list. */
const useEscape = (clear: (() => void) | undefined, isCovered: boolean) =>
  useDocumentEvent(
    'keydown',
    ({ key, defaultPrevented, target }) => {
      const isTyping = target instanceof HTMLInputElement && target.type !== 'checkbox';
      const isUnderLayer = [...allSignposts('dialog'), ...allSignposts('menu')].length > 0;
      if (key === 'Escape' && !defaultPrevented && !isTyping && !isUnderLayer) clear?.();
    },
    { isOn: !isCovered },
  );
