import { Link } from 'react-router-dom';
import { askHelp } from '@/records/help/askHelp';
import { styled } from '@/ui/style';
import { userName, useUsers } from '@/lookups/lookupsApi';
import { HeaderActions } from '@/records/list/HeaderActions';
import { ListHeader } from '@/records/list/ListHeader';
import { useListParts } from '@/records/list/listParts';
import { CheckIcon, FilterIcon, KeyboardIcon } from '@/ui/icons';
import {
  queueViewPath,
  views,
  whose,
  type QueueView,
  type QueueOwner,
} from '@/features/services/queue/queueModule';
import { ViewLinks } from '@/features/services/queue/ReadyViews';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
`;

interface QueueTopProps {
  of: QueueOwner;
  view: QueueView;
  onOptions: () => void;
}

const wayTo = (path: string, label: string, isCurrent: boolean) => (
  <Link key={path} to={path} aria-current={isCurrent ? 'page' : undefined}>
    {label}
  </Link>
);

/** The queue's title, and links to other pending work. */
export function QueueTop({ of, view, onOptions }: QueueTopProps) {
  const { list, choice } = useListParts();
  const { data: users = [] } = useUsers();
  const owner = typeof of === 'number' ? userName(users, of) : null;
  const title = owner ? `Fila de ${owner}` : of === 'mine' ? 'Minha fila' : 'Fila do gabinete';
  return (
    <>
      <ListHeader title={title} count={list.count} one={list.module.one} many={list.module.many}>
        <HeaderActions
          actions={[
            { label: 'Status abertos e prazos', word: 'Prazos', icon: <FilterIcon />, onSelect: onOptions },
          ]}
          more={[
            ...(choice ? [{ label: 'Selecionar vários', icon: <CheckIcon />, onSelect: choice.begin }] : []),
            {
              label: 'Atalhos do teclado',
              icon: <KeyboardIcon />,
              onSelect: () => askHelp({ isForKeys: true }),
            },
          ]}
        />
      </ListHeader>
      <Ways>
        <ViewLinks aria-label="De quem">
          {whose.map(({ value, label }) => wayTo(queueViewPath(view, value), label, value === of))}
          {owner && wayTo(queueViewPath(view, of), owner, true)}
        </ViewLinks>
        <ViewLinks aria-label="Visões prontas">
          {views.map(({ value, label }) => wayTo(queueViewPath(value, of), label, value === view))}
        </ViewLinks>
      </Ways>
    </>
  );
}
