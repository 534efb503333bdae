import { useState } from 'react';
import { formatDate } from '@/formats/dates';
import { firstWords, plural } from '@/formats/text';
import { userName, useUsers } from '@/lookups/lookupsApi';
import { BulkProgress } from '@/records/bulk/BulkProgress';
import { useWriting } from '@/records/jobs/items/useWriting';
import { forgetHanded, useHandOvers, type HandedItem, type HandOver } from '@/records/office/handOvers';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { Button } from '@/ui/button/Button';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import { giveBackTitle, givenBack } from './GiveBack';
import {
  handedName,
  handedOf,
  itemsOf,
  useOpenWork,
  useReassigning,
  type OpenWork,
  type WorkItem,
} from './openWork';
import { doneOf, endedOf, useOnCount } from './useHandOver';

interface ReturnWorkProps {
  row: { id: number; name: string };
  /** Called once all was sent, even if some were refused. */
  onPassed: (receiver: number) => void;
}

/** Gives back on another day what was passed on for a user, as far as it is open and still with the receiver. */
export function ReturnWork({ row, onPassed }: ReturnWorkProps) {
  const stored = useHandOvers();
  // As of the opening of the panel, since items given back are removed from the store.
  const [handOvers] = useState(() => {
    const own = stored.filter(({ from }) => from === row.id);
    return own.filter(({ to }) => to === own[0]?.to);
  });
  return handOvers[0] ? (
    <FromReceiver row={row} to={handOvers[0].to} handOvers={handOvers} onPassed={onPassed} />
  ) : (
    <SidePanel title={giveBackTitle(row.name)}>
      <PanelContent footer={<PanelCloseButton />}>
        <p>Neste computador não há nada passado no lugar de {row.name} que falte devolver.</p>
      </PanelContent>
    </SidePanel>
  );
}

interface FromReceiverProps extends ReturnWorkProps {
  to: number;
  handOvers: readonly HandOver[];
}

function FromReceiver(props: FromReceiverProps) {
  return (
    <RecordPanel title={giveBackTitle(props.row.name)} kind="form" query={useOpenWork(props.to)}>
      {(found) => <ReturnForm {...props} found={found} />}
    </RecordPanel>
  );
}

const keyOf = ({ kind, id }: HandedItem) => `${kind}${id}`;
const listed = new Intl.ListFormat('pt-BR');

function ReturnForm({ row, to, handOvers, found, onPassed }: FromReceiverProps & { found: OpenWork }) {
  const { data: users = [] } = useUsers();
  const writing = useWriting<WorkItem>();
  const reassign = useReassigning(users);
  const handed = new Map(handOvers.flatMap(({ items }) => items.map((item) => [keyOf(item), item] as const)));
  const storedOf = (item: WorkItem) => handed.get(keyOf(handedOf(item)));
  const items = itemsOf(found).filter(storedOf);
  const isHere = new Set(items.map(storedOf));
  const changed = [...handed.values()].filter((item) => !isHere.has(item));
  const receiver = userName(users, to);
  const days = listed.format(new Set(handOvers.map(({ at }) => formatDate(at))));

  const { batch } = writing;
  const done = doneOf(batch).map(handedOf);
  useOnCount(done.length, () => forgetHanded(row.id, to, done));
  useOnCount(endedOf(writing), () => onPassed(to));
  // Closed items, and those of other users, are not offered.
  useOnCount(items.length === 0 || batch ? 1 : 0, () => found.unread || forgetHanded(row.id, to, changed));

  const give = () =>
    writing.start(
      items,
      reassign((item) => (ids) => {
        const next = storedOf(item)?.shared ? [row.id, to] : [row.id];
        // Nothing to do if the user already has it again.
        return ids.flatMap((id) => (id === to && !ids.includes(row.id) ? next : [id]));
      }),
    );

  const stay = changed.length > 0 && (
    <PanelNotice>
      {plural(changed.length, 'fica como está: já terminou', 'ficam como estão: já terminaram')} ou não{' '}
      {changed.length === 1 ? 'está' : 'estão'} mais com {receiver}.{' '}
      {firstWords(changed.map(handedName).join(', '), 600)}
    </PanelNotice>
  );
  if (batch)
    return (
      <BulkProgress
        {...{ writing, batch }}
        label={giveBackTitle(row.name)}
        doneWords={givenBack}
        notice={stay}
      />
    );
  return (
    <PanelContent
      footer={
        <>
          {items.length > 0 && (
            <Button kind="primary" onClick={give}>
              Devolver {items.length}
            </Button>
          )}
          <PanelCloseButton />
        </>
      }
    >
      <PanelNotice tone="info">
        {items.length > 0
          ? `${receiver} ainda tem ${plural(items.length, 'item', 'itens')} do que recebeu de ${row.name} em ${days}. O que ${receiver} já tinha continua com ${receiver}.`
          : `Nada do que ${receiver} recebeu de ${row.name} em ${days} está ainda em aberto com ${receiver}.`}
      </PanelNotice>
      {stay}
    </PanelContent>
  );
}
