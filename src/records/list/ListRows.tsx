import { useMemo, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Late } from '@/ui/feedback/late';
import { optional } from '@/ui/feedback/optional';
import { chosenColumns } from '@/ui/table/columns';
import { ListPager } from '@/ui/table/ListPager';
import { ListTable, type ListTableProps } from '@/ui/table/ListTable';
import { useColumnChoice } from './columnChoice';
import { CreateButton, useCreation } from './CreateButton';
import { recordPath } from './listAddress';
import { ListBody } from './ListBody';
import { ListLoading } from './ListLoading';
import { useListParts } from './listParts';
import { pageSizes } from './pageSize';
import { periodOf } from './quickRanges';
import type { WelcomeProps } from './WelcomeScreen';

const Sorting = optional(() => import('./deferred/Sorting'), {
  missing: <p role="alert">Não deu para ordenar. Atualize a página.</p>,
});

interface ListRowsProps {
  welcome: ComponentType<WelcomeProps>;
  children?: ReactNode;
}

/** A list's rows and pager, or the state in their place. */
export function ListRows({ welcome: Welcome, children = <RecordTable /> }: ListRowsProps) {
  const { list, state } = useListParts();
  const create = useCreation();
  const period = periodOf(list);
  return (
    <>
      <ListBody
        state={state}
        failure={list.failure}
        onRetry={list.retry}
        onOpenFilters={() => list.openPanel('filter')}
        period={period?.searched}
        onAllDates={() => period?.change(period.allDates)}
        create={create && !create.blockedReason && <CreateButton {...create} text={create.emptyText} />}
        welcome={
          <Late fallback={<ListLoading />}>
            <Welcome
              path={create?.path}
              startBlockedReason={create?.blockedReason}
              onStart={create?.onStart}
            />
          </Late>
        }
      >
        {children}
        <ListPager
          page={list.page}
          total={list.total}
          pageSize={list.limit}
          onPage={list.changePage}
          pageSizes={pageSizes}
          onPageSize={list.changeLimit}
        />
      </ListBody>
      {list.order && <Sorting />}
    </>
  );
}

/** The rows as a table of the chosen columns. */
export function RecordTable<Row extends { id: number }>({
  groupOf,
  rowButtons,
}: Pick<ListTableProps<Row>, 'groupOf' | 'rowButtons'>) {
  const { list, columns, menuOf, isUnseen, choice } = useListParts<Row>();
  const { pathname } = useLocation();
  const { name, title, labelOf } = list.module;
  const { order, sorting } = list;
  const sorted = sorting?.rows && order;
  const columnChoice = useColumnChoice(name);
  const shownColumns = useMemo(() => chosenColumns(columns, columnChoice), [columns, columnChoice]);
  return (
    <ListTable
      label={title}
      columns={shownColumns}
      rows={list.rows}
      rowKey={idOf}
      rowLabel={labelOf}
      onOpen={({ id }) => list.openPanel('details', id)}
      pathOf={({ id }) => recordPath(pathname, id)}
      rowMenu={menuOf}
      currentKey={list.panel?.id ?? null}
      choice={
        choice && { isOn: choice.isOn, isChosen: ({ id }) => choice.rows.has(id), onToggle: choice.toggle }
      }
      dimmed={(list.isFetching || sorting?.isBusy) && !isUnseen}
      sorted={sorted}
      onSort={(key) => list.changeOrder(order === key ? `-${key}` : order === `-${key}` ? '' : key)}
      groupOf={sorted ? undefined : groupOf}
      rowButtons={rowButtons}
    />
  );
}

const idOf = ({ id }: { id: number }) => id;
