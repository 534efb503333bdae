import type { ReactNode } from 'react';
import { askHelp } from '@/records/help/askHelp';
import { styled } from '@/ui/style';
import { Segments } from '@/ui/button/Segments';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { ArrowDownIcon, BookmarkIcon, CheckIcon, ColumnsIcon, FilterIcon, KeyboardIcon } from '@/ui/icons';
import { ActiveFilters } from './ActiveFilters';
import { CreateButton, useCreation } from './CreateButton';
import { HeaderActions, type HeaderAction } from './HeaderActions';
import { ListHeader } from './ListHeader';
import { useListParts } from './listParts';
import { ListSearch } from './ListSearch';
import { periodOf } from './quickRanges';

const Ranges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

interface ListTopProps {
  actions?: readonly HeaderAction[];
  /** Infrequent actions, in the menu. */
  more?: readonly HeaderAction[];
  children?: ReactNode;
}

/** A module's list header, search, actions and active filters. */
export function ListTop({ actions = [], more = [], children }: ListTopProps) {
  return (
    <>
      <Header actions={actions} more={more} />
      <FiltersInForce>{children}</FiltersInForce>
    </>
  );
}

function Header({ actions, more }: Required<Pick<ListTopProps, 'actions' | 'more'>>) {
  const { list, openTool, isUnseen, choice } = useListParts();
  const create = useCreation();
  const { title, one, many } = list.module;
  return (
    <ListHeader
      title={title}
      count={isUnseen ? list.total : list.count}
      one={one}
      many={many}
      search={<ListSearch list={list} />}
    >
      <HeaderActions
        actions={[
          {
            label: `Filtrar ${many}`,
            word: 'Filtrar',
            icon: <FilterIcon />,
            onSelect: () => list.openPanel('filter'),
          },
        ]}
      />
      <HeaderActions
        actions={actions}
        more={[
          ...more,
          ...(choice ? [{ label: 'Selecionar vários', icon: <CheckIcon />, onSelect: choice.begin }] : []),
          { label: 'Visões', icon: <BookmarkIcon />, onSelect: () => openTool('views') },
          { label: 'Ordenar', icon: <ArrowDownIcon />, onSelect: () => openTool('order') },
          { label: 'Colunas', icon: <ColumnsIcon />, onSelect: () => openTool('columns') },
          {
            label: 'Atalhos do teclado',
            icon: <KeyboardIcon />,
            onSelect: () => askHelp({ isForKeys: true }),
          },
        ]}
      />
      {create && <CreateButton {...create} />}
    </ListHeader>
  );
}

function FiltersInForce({ children }: { children: ReactNode }) {
  const { list, state } = useListParts();
  const period = periodOf(list);
  const inForce = (
    <>
      <ActiveFilters filters={list.chips} onRemove={list.clearFilter} onClear={list.clearFilters} />
      {state === 'rows' && children}
    </>
  );
  return (
    <>
      {period && list.state !== 'welcome' ? (
        <Ranges>
          <Segments
            label="Período"
            choices={period.ranges}
            pressed={period.pressed}
            onPress={(range) => period.change(range === period.pressed ? undefined : range.filters)}
          />
          {inForce}
        </Ranges>
      ) : (
        inForce
      )}
      {state === 'rows' && <UnreadNotice unread={list.unread} />}
    </>
  );
}
