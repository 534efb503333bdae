import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { EmptyDrawing } from '@/ui/feedback/EmptyDrawing';
import { ChevronLeftIcon, PlusIcon } from '@/ui/icons';
import type { FilterTable } from '@/records/list/filters';
import { ListFailure } from '@/records/list/ListFailure';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { ListHeader } from '@/records/list/ListHeader';
import { ListLoading } from '@/records/list/ListLoading';
import { ListMessage } from '@/records/list/ListMessage';
import type { PanelName } from '@/records/list/listModule';
import { Intro, ListPage } from '@/records/list/ListPage';
import { ListSearch } from '@/records/list/ListSearch';
import { ModulePanel } from '@/records/list/ModulePanels';
import type { WholeList } from './useWholeList';

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

  /* The row's content, before its actions. */
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

  /* 'Inativar' and 'Reativar' have the same width. */
  button:last-child:not(:only-child) {
    min-width: 5.75rem;
  }

  /* Aligned with the text above. */
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

    /* Four of them on one line of a phone. */
    li > :last-child:has(> button:nth-child(4)) {
      gap: 0;
      margin-left: -9px;

      button {
        min-width: 0;
        padding-inline: 8px;
      }
    }

    li:has(a) {
      row-gap: 8px;
      padding-bottom: 12px;
    }
  }
`;

/** A row's states go beside its name, or below it when narrow. */
export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-width: 0;
`;

interface RowActionProps extends Pick<ComponentProps<typeof Button>, 'onClick' | 'blockedReason'> {
  label: string;
  /** Name of the row, appended to the label in the accessible name. */
  of: string;
}

/** An action on a row: 'Editar'. */
export const RowAction = ({ label, of, ...button }: RowActionProps) => (
  <Button kind="quiet" aria-label={`${label} ${of}`} {...button}>
    {label}
  </Button>
);

interface SettingsPageProps<Row extends { id: number }, Panel extends string, Table extends FilterTable> {
  list: WholeList<Row, Panel | 'create', Table>;
  intro: ReactNode;
  add: string;
  children: ReactNode;
  panels: (name: PanelName<Panel | 'create'>) => ReactNode;
}

/** A settings page: one list and the actions on its rows. */
export function SettingsPage<Row extends { id: number }, Panel extends string, Table extends FilterTable>({
  list,
  intro,
  add,
  children,
  panels,
}: SettingsPageProps<Row, Panel, Table>) {
  const { title, one, many } = list.module;
  const { all, total, failure, panel } = list;
  const addButton = (
    <Button kind="primary" icon={<PlusIcon />} onClick={() => list.openPanel('create')}>
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
        count={list.count}
        one={one}
        many={many}
        search={list.isSearched && <ListSearch list={list} />}
      >
        {addButton}
      </ListHeader>
      <Intro>{intro}</Intro>
      <UnreadNotice unread={list.unread} />
      {failure ? (
        <ListFailure failure={failure} onRetry={list.retry} />
      ) : !list.isLoaded ? (
        <ListLoading />
      ) : list.rows.length > 0 ? (
        children
      ) : (
        <ListMessage
          drawing={<EmptyDrawing />}
          title="Não encontramos nada :("
          actions={all.length === 0 && addButton}
        >
          <p>
            {all.length === 0
              ? `Nada cadastrado ainda: comece por “${add}”.`
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
        <ModulePanel list={{ ...list, rows: all }} panel={panel}>
          {panels(panel.name)}
        </ModulePanel>
      )}
    </Page>
  );
}
