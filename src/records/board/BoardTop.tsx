import { Link } from 'react-router-dom';
import { askHelp } from '@/records/help/askHelp';
import { ActiveFilters } from '@/records/list/ActiveFilters';
import { CreateButton, useCreation } from '@/records/list/CreateButton';
import { HeaderActions } from '@/records/list/HeaderActions';
import { ListHeader } from '@/records/list/ListHeader';
import { useListParts } from '@/records/list/listParts';
import { ListSearch } from '@/records/list/ListSearch';
import { Ways } from './boardStyles';
import { FilterIcon, KeyboardIcon } from '@/ui/icons';

interface BoardTopProps {
  title: string;
  listPath: string;
  boardPath: string;
}

/** The board's title, search and filters, and the link back to the list. */
export function BoardTop({ title, listPath, boardPath }: BoardTopProps) {
  const { list } = useListParts();
  const create = useCreation();
  const { one, many } = list.module;
  return (
    <>
      <ListHeader title={title} count={list.count} one={one} many={many} search={<ListSearch list={list} />}>
        <HeaderActions
          actions={[
            {
              label: `Filtrar ${many}`,
              word: 'Filtrar',
              icon: <FilterIcon />,
              onSelect: () => list.openPanel('filter'),
            },
          ]}
          more={[
            {
              label: 'Atalhos do teclado',
              icon: <KeyboardIcon />,
              onSelect: () => askHelp({ isForKeys: true }),
            },
          ]}
        />
        {create && <CreateButton {...create} />}
      </ListHeader>
      <Ways aria-label="Modo de ver">
        <Link to={listPath}>Lista</Link>
        <Link to={boardPath} aria-current="page">
          Por status
        </Link>
      </Ways>
      <ActiveFilters filters={list.chips} onRemove={list.clearFilter} onClear={list.clearFilters} />
    </>
  );
}
