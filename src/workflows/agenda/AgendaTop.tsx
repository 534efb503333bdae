import { styled } from '@/ui/style';
import type { LocalDate } from '@/formats/dates';
import { useUsers } from '@/lookups/lookupsApi';
import { HeaderActions } from '@/records/list/HeaderActions';
import { ListHeader } from '@/records/list/ListHeader';
import { useSignedInSession } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Segments } from '@/ui/button/Segments';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, PlusIcon } from '@/ui/icons';
import { signpost } from '@/ui/signposts';
import { useBlockedReason } from '@/ui/useBlockedReason';
import type { AgendaShown } from './agendaShown';
import { DateJump } from './DateJump';
import { useAgendaActions } from './useAgendaActions';
import { agendaModule } from './urlState/agendaModule';
import { stepFrom, titleOf, views, type View } from './urlState/period';
import { Bar, Group, Select } from './topStyles';

interface AgendaTopProps extends AgendaShown {
  onGo: (next: { view?: View; date?: LocalDate; list?: boolean; participantId?: number | null }) => void;
  onCreate: () => void;
  onCreateTask: () => void;
  /** Filters that are folded on phones; undefined where there is room for them. */
  folded: { isOpen: boolean; onTurn: () => void; id: string } | undefined;
}

const periods: Readonly<Record<View, { previous: string; next: string }>> = {
  day: { previous: 'Dia anterior', next: 'Próximo dia' },
  week: { previous: 'Semana anterior', next: 'Próxima semana' },
  month: { previous: 'Mês anterior', next: 'Próximo mês' },
};

const modes = [
  { label: 'Calendário', list: false },
  { label: 'Lista', list: true },
];

const When = styled(Group)`
  flex: 1 1 20rem;

  /* At large font sizes one row is too narrow. */
  @media (22rem <= width < 48rem) {
    flex-wrap: nowrap;

    > div {
      min-width: 0;
    }
  }
`;

/** Title and actions of the agenda, with period, view and person. */
export function AgendaTop({ onGo, onCreate, onCreateTask, folded, ...shown }: AgendaTopProps) {
  const { view, date, now, isList } = shown;
  const blocked = useBlockedReason();
  const actions = useAgendaActions({ ...shown, onCreateTask });
  const step = (by: 1 | -1) => onGo({ date: stepFrom(view, date, by) });
  return (
    <>
      <ListHeader title={agendaModule.title} one={agendaModule.one} many={agendaModule.many}>
        {folded && (
          <Button aria-expanded={folded.isOpen} aria-controls={folded.id} onClick={folded.onTurn}>
            Mostrar
            <ChevronDownIcon size={16} />
          </Button>
        )}
        <HeaderActions {...actions} />
        <Button
          kind="primary"
          icon={<PlusIcon />}
          ref={signpost('create')}
          data-create
          blockedReason={blocked('create_appointment')}
          onClick={onCreate}
        >
          Novo
        </Button>
      </ListHeader>
      <Bar>
        <When>
          <Button
            onClick={() => onGo({ date: now })}
            blockedReason={date === now ? 'A agenda já está em hoje.' : undefined}
            data-tools
          >
            Hoje
          </Button>
          <IconButton
            label={periods[view].previous}
            icon={<ChevronLeftIcon />}
            ref={signpost('previous')}
            onClick={() => step(-1)}
          />
          <IconButton
            label={periods[view].next}
            icon={<ChevronRightIcon />}
            ref={signpost('next')}
            onClick={() => step(1)}
          />
          <DateJump title={titleOf(view, date)} date={date} onPick={(day) => onGo({ date: day })} />
          <p role="status" className="visually-hidden">
            {titleOf(view, date)}
          </p>
        </When>
        {!folded && <WhoseChoice participantId={shown.participantId} onGo={onGo} />}
        <Group data-tools>
          <Segments
            label="Período mostrado"
            choices={views}
            pressed={views.find(({ value }) => value === view)}
            onPress={({ value }) => onGo({ view: value, date })}
            isHigh
          />
          <Segments
            label="Modo de ver"
            choices={modes}
            pressed={modes[Number(isList)]}
            onPress={({ list }) => onGo({ list })}
            isHigh
          />
        </Group>
      </Bar>
    </>
  );
}

/** Everyone's agenda, or one person's. */
export function WhoseChoice({ participantId, onGo }: Pick<AgendaTopProps, 'participantId' | 'onGo'>) {
  const { user } = useSignedInSession();
  const { data: users = [] } = useUsers();
  const others = users.filter(({ id, isActive }) => id !== user.id && (isActive || id === participantId));
  return (
    <label data-tools>
      <span className="visually-hidden">De quem</span>
      <Select
        value={participantId ?? ''}
        onChange={({ target }) => onGo({ participantId: target.value ? Number(target.value) : null })}
      >
        <option value="">Todo o gabinete</option>
        <option value={user.id}>Só os meus</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  );
}
