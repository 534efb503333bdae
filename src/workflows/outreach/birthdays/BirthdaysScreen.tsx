import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from '@/ui/style';
import { failureOf } from '@/api/failure';
import { formatLongDate, formatWeekdayDate, today } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { ListFailure } from '@/records/list/ListFailure';
import { ListHeader } from '@/records/list/ListHeader';
import { ListLoading } from '@/records/list/ListLoading';
import { ListMessage } from '@/records/list/ListMessage';
import { ListPage } from '@/records/list/ListPage';
import { useChoice } from '@/records/list/useChoice';
import { Button } from '@/ui/button/Button';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { Late, late } from '@/ui/feedback/late';
import { LabelsIcon } from '@/ui/icons';
import { EmptyDrawing } from '@/ui/feedback/EmptyDrawing';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { usePageTitle } from '@/ui/usePageTitle';
import { useTabReturn } from '@/ui/useTabReturn';
import { voterLink } from '@/records/links/voters';
import { birthdaysParam } from '@/records/links/voters';
import type { BirthdayPanel } from './BirthdayPanels';
import { BirthdayRows } from './BirthdayRows';
import type { DayRange } from '@/features/voters/birthdays/birthdayDays';
import { birthdaysApi, maxRead, type Birthday } from '@/features/voters/birthdays/birthdaysApi';
import { DayChoice, rangeOfKey, readDayKey } from './DayChoice';

const BirthdayPanels = late(() => import('./BirthdayPanels'));
const ListKeys = late(async () => ({
  default: (await import('@/records/list/deferred/ListKeys')).ListKeys,
}));

const When = styled.p`
  color: var(--ink-secondary);

  &::first-letter {
    text-transform: uppercase;
  }
`;

const keyWords = {
  one: 'eleitor',
  hasSearch: false,
  createText: undefined,
  actions: [{ label: 'WhatsApp', letter: 'w' }],
};

const none: readonly Birthday[] = [];

/** Birthdays of a day or week, and the messages that can be sent. */
export default function BirthdaysScreen() {
  usePageTitle('Aniversariantes');
  const { search } = useLocation();
  const navigate = useNavigate();
  // The tab may stay open overnight.
  const [day, setDay] = useState(today);
  useTabReturn(() => setDay(today()));
  const key = readDayKey(new URLSearchParams(search).get(birthdaysParam));
  const range = rangeOfKey(key, day);
  const query = birthdaysApi.useBirthdaysQuery(range);
  const { currentData: found } = query;
  const people = found?.people ?? none;
  const choice = useChoice({ rows: people, filters: range });
  const [panel, setPanel] = useState<{ kind: BirthdayPanel; people: readonly Birthday[] } | null>(null);

  const chosen = [...choice.rows.values()];
  const act = (kind: BirthdayPanel, only?: readonly Birthday[]) =>
    setPanel({ kind, people: only ?? (chosen.length > 0 ? chosen : people) });
  const blocked = useBlockedReason();
  const nobody = people.length === 0 ? 'Não há aniversariantes na tela.' : undefined;
  const count = chosen.length > 0 ? ` (${chosen.length})` : '';
  const personOf = (id: number) => people.find((one) => one.id === id);

  return (
    <ListPage>
      <ListHeader title="Aniversariantes" one="aniversariante" many="aniversariantes" count={found?.total}>
        <Button
          kind="quiet"
          icon={<LabelsIcon />}
          blockedReason={blocked('create_label_voter') ?? nobody}
          onClick={() => act('labels')}
        >
          Etiquetas
        </Button>
        <Button blockedReason={nobody} onClick={() => act('sms')}>
          {count ? `SMS${count}` : 'SMS para todos'}
        </Button>
        <Button kind="primary" blockedReason={nobody} onClick={() => act('queue')}>
          Fila de WhatsApp{count}
        </Button>
      </ListHeader>
      <DayChoice
        today={day}
        chosen={key}
        onChange={(next) => void navigate({ search: `${birthdaysParam}=${next}` }, { replace: true })}
      />
      <When>
        {range.from === range.to
          ? formatLongDate(range.from)
          : `${formatWeekdayDate(range.from)} a ${formatWeekdayDate(range.to)}`}
      </When>
      <UnreadNotice unread={found?.unread} />
      <Found query={query} range={range}>
        <BirthdayRows
          people={people}
          isWeek={key === 'week'}
          choice={{
            isOn: choice.isOn,
            isChosen: ({ id }) => choice.rows.has(id),
            onToggle: choice.toggle,
          }}
          onOpen={({ id }) => void navigate(voterLink(id))}
          onWhatsapp={(person) => act('queue', [person])}
        />
      </Found>
      <Late fallback={null}>
        <ListKeys
          itemOfLetter={(id, letter) => {
            const person = letter === 'w' ? personOf(id) : undefined;
            return person && { label: 'WhatsApp', onSelect: () => act('queue', [person]) };
          }}
          words={keyWords}
          onChoose={(id, isRange) => {
            const person = personOf(id);
            if (person) choice.toggle(person, isRange);
          }}
        />
      </Late>
      {panel && (
        <PanelSlot panel={panel.kind}>
          <BirthdayPanels
            kind={panel.kind}
            people={panel.people}
            range={range}
            total={found?.total ?? 0}
            onClose={(left) => {
              setPanel(null);
              if (left && left.length > 0 && chosen.length > 0)
                choice.replace(people.filter(({ id }) => left.includes(id)));
              else if (left) choice.clear();
            }}
          />
        </PanelSlot>
      )}
    </ListPage>
  );
}

interface FoundProps {
  query: ReturnType<typeof birthdaysApi.useBirthdaysQuery>;
  range: DayRange;
  children: ReactNode;
}

/** The rows, or the state shown instead. */
function Found({ query: { currentData: found, error, isFetching, refetch }, range, children }: FoundProps) {
  const failure = isFetching ? undefined : failureOf(error);
  const isDay = range.from === range.to;
  if (failure) return <ListFailure failure={failure} onRetry={refetch} />;
  if (!found) return <ListLoading />;
  if (found.people === null)
    return (
      <ListMessage drawing={<EmptyDrawing />} title={`São ${formatNumber(found.total)} aniversariantes`}>
        <p>
          De uma vez se leem até {formatNumber(maxRead(range))}.{' '}
          {isDay
            ? 'Provavelmente é uma data escrita em cadastros sem data de nascimento: procure na lista de eleitores.'
            : 'Veja um dia de cada vez.'}
        </p>
      </ListMessage>
    );
  if (found.people.length > 0) return children;
  return (
    <ListMessage drawing={<EmptyDrawing />} title="Nenhum aniversariante">
      <p>Nenhum eleitor cadastrado faz aniversário {isDay ? 'neste dia' : 'nesta semana'}.</p>
    </ListMessage>
  );
}
