import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { failureOf } from '@/api/failure';
import { foldText } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { EmptyDrawing } from '@/ui/illustrations/illustrations';
import { ChevronLeftIcon, PlusIcon } from '@/ui/icons';
import type { FilterTable } from '@/ui/list/filters';
import { useFreshOnReturn } from '@/ui/list/late/useFreshOnReturn';
import { ListFailure } from '@/ui/list/ListFailure';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { ListHeader } from '@/ui/list/ListHeader';
import { ListLoading } from '@/ui/list/ListLoading';
import { ListMessage } from '@/ui/list/ListMessage';
import type { ListModule, PanelName } from '@/ui/list/listModule';
import { ListPage } from '@/ui/list/ListPage';
import { ModulePanel } from '@/ui/list/ModulePanels';
import { quickTextOf } from '@/ui/list/quickSearch';
import { QuickSearchBox } from '@/ui/list/QuickSearchBox';
import type { ListSearch } from '@/ui/list/useList';
import type { useModule } from '@/ui/list/useModule';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { usePageTitle } from '@/ui/usePageTitle';

export const Page = styled(ListPage)`
  max-width: 60rem;
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  align-self: flex-start;
  min-height: 1.5rem;
  margin-left: -4px;
  border-radius: 4px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
  text-decoration: none;

  &:hover {
    color: var(--brand);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Intro = styled.p`
  max-width: 45rem;
  color: var(--ink-secondary);
`;

const More = styled.p`
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

export const Rows = styled.ul`
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    min-height: 3.75rem;
    padding: 8px 8px 8px 16px;
  }

  li + li {
    border-top: var(--line-width) solid var(--line);
  }

  li[data-current] {
    background: var(--brand-soft);
  }

  /* What a row says, before what can be done with it. */
  li > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  strong {
    display: flex;
    gap: 8px;
    font-weight: 500;
  }

  p {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    white-space: pre-line;
  }

  li > :last-child:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }

  /* 'Inativar' and 'Reativar' are of one width. */
  button:last-child:not(:only-child) {
    min-width: 5.75rem;
  }

  /* In line with the words above them. */
  @media (width < 48rem) {
    li {
      row-gap: 0;
      padding: 10px 8px 2px 16px;
    }

    li:not(:has(button, a)) {
      padding-bottom: 10px;
    }

    li > :last-child:has(> button):not(:first-child) {
      margin-left: -12px;
    }

    li:has(a) {
      row-gap: 8px;
      padding-bottom: 12px;
    }
  }
`;

/** Lists up to this long are looked over, not searched. */
const shortList = 10;

interface SettingsPageProps<Row extends { id: number }, Panel extends string, Table extends FilterTable> {
  /** Only one with a quick search is searched. */
  module: ListModule<Row, Panel | 'create', Table>;
  state: ReturnType<typeof useModule<Row, Panel | 'create', Table>>;
  intro: ReactNode;
  add: string;
  search: ListSearch<Row>;
  /** What a row is found by. */
  textOf?: (row: Row) => string;
  /** The rows that are left. */
  children: (rows: readonly Row[]) => ReactNode;
  /** What is in the panel of a name. */
  panels: (name: PanelName<Panel | 'create'>) => ReactNode;
}

/** A page of the settings that is one list: all of it at once, searched here, with what can be done on each row. */
export function SettingsPage<Row extends { id: number }, Panel extends string, Table extends FilterTable>({
  module,
  state,
  intro,
  add,
  search,
  textOf = module.labelOf,
  children,
  panels,
}: SettingsPageProps<Row, Panel, Table>) {
  const { title, one, many, table, quickSearch } = module;
  usePageTitle(title);
  const { filters, page, limit, panel, actions } = state;
  const { data, isFetching, refetch } = search;
  const failure = isFetching ? undefined : failureOf(search.error);
  const isUnseen = useFreshOnReturn(
    { filters, page, limit, isFetching, failure, retry: refetch },
    panel !== null,
  );
  const { rows: all = [], total = 0 } = data ?? {};
  const wanted = foldText(quickTextOf(module, filters)).split(/\s+/);
  const rows = all.filter((row) => wanted.every((word) => foldText(textOf(row)).includes(word)));
  // A search that led to few rows is still to be taken back.
  const [wasLong, setWasLong] = useState(false);
  const isLong = all.length > shortList;
  if (isLong && !wasLong) setWasLong(true);

  const addButton = (
    <Button kind="primary" icon={<PlusIcon />} onClick={() => state.openPanel('create')}>
      {add}
    </Button>
  );
  return (
    <Page>
      <Back to="/settings">
        <ChevronLeftIcon size={16} />
        Configurações
      </Back>
      <ListHeader
        title={title}
        count={failure && !isUnseen ? undefined : data?.total}
        one={one}
        many={many}
        search={
          quickSearch &&
          (isLong || wasLong) && (
            <QuickSearchBox
              module={{ table, quickSearch }}
              filters={filters}
              onChange={state.typeFilters}
              isCovered={panel !== null}
            />
          )
        }
      >
        {addButton}
      </ListHeader>
      <Intro>{intro}</Intro>
      {(!failure || isUnseen) && <UnreadNotice unread={data?.unread} />}
      {failure && !isUnseen ? (
        <ListFailure failure={failure} onRetry={refetch} />
      ) : data === undefined ? (
        <ListLoading />
      ) : rows.length > 0 ? (
        children(rows)
      ) : (
        <ListMessage
          drawing={<EmptyDrawing />}
          title="Não encontramos nada :("
          actions={all.length === 0 && addButton}
        >
          <p>
            {all.length === 0
              ? `Nenhum registro ainda: comece por “${add}”.`
              : 'Tente outras palavras na busca.'}
          </p>
        </ListMessage>
      )}
      {all.length > 0 && total > all.length && (
        <More>
          Aparecem aqui {all.length} de {total}.
        </More>
      )}
      {panel && (
        <PanelSlot panel={panel.name}>
          <ModulePanel
            key={`${panel.name} ${panel.id}`}
            list={{ module, actions, rows: all, total, isFetching }}
            panel={panel}
          >
            {panels(panel.name)}
          </ModulePanel>
        </PanelSlot>
      )}
    </Page>
  );
}
