import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { styled } from '@/ui/style';
import { formatDate, formatWeekdayDate, isValidDate, type LocalDate } from '@/formats/dates';
import { plural } from '@/formats/text';
import { CheckInput, ChoiceDetail, ChoiceLabel } from '@/ui/form/choiceStyles';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { NumberField } from '@/ui/form/NumberField';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { hoursProblem, type AppointmentInput } from '../appointmentInput';
import { datesOffered, type DateOffered } from './datesOffered';
import { maxDates, repeatDates, ruleChoices } from './repeatDates';
import { useRangeAgendas } from './useRangeAgendas';

const Wide = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 8px;
  min-width: 0;
`;

const Said = styled.p`
  color: var(--ink-secondary);
`;

const Dates = styled.ul`
  max-height: 19rem;
  margin: 0;
  padding: 4px 12px;
  overflow-y: auto;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  list-style: none;

  li {
    font-variant-numeric: tabular-nums;
  }

  li + li {
    border-top: var(--line-width) solid var(--line);
  }

  label {
    width: 100%;
  }
`;

interface RepeatPartProps {
  form: Pick<UseFormReturn<AppointmentInput>, 'control' | 'setValue' | 'subscribe'>;
  nameOf: (userId: number) => string;
}

/** Repeats a new appointment: frequency, end, and a checkbox for each resulting date. */
export default function RepeatPart({ form, nameOf }: RepeatPartProps) {
  const { control, setValue } = form;
  const [first, hourStart, hourEnd, participants, notify] = useWatch({
    control,
    name: ['date', 'hourStart', 'hourEnd', 'participant', 'notify'],
  });
  const [rule = 'none', times = '', until = ''] = useWatch({
    control,
    name: ['repeat.rule', 'repeat.times', 'repeat.until'],
  });
  useOneEnd(form);
  const isSet = isValidDate(first);
  const isRepeated = rule !== 'none';
  const { dates, isCut } =
    isSet && isRepeated ? repeatDates(first, rule, endOf(times, until)) : { dates: [], isCut: false };
  const agendas = useRangeAgendas(dates, participants);
  const areHoursSet = !hoursProblem(hourStart, hourEnd);
  const offered = datesOffered(dates, {
    hourStart: areHoursSet ? hourStart : '',
    hourEnd,
    participants,
    agendas: agendas.known,
    nameOf,
  });
  const [overruled, setOverruled] = useState<ReadonlyMap<LocalDate, boolean>>(new Map());
  const isTicked = ({ date, reasons }: DateOffered) => overruled.get(date) ?? reasons.length === 0;
  const ticked = offered.filter(isTicked);
  useDatesOfForm(setValue, agendas.isReading ? null : ticked.map(({ date }) => date));

  return (
    <FieldGroup title="Repetir" columns={2}>
      <NativeSelectField
        control={control}
        name="repeat.rule"
        label="Repetir"
        required
        wide
        options={ruleChoices(isSet ? first : '')}
        help={isRepeated && 'São compromissos separados: mudar ou excluir um não muda os outros.'}
      />
      {isRepeated && (
        <>
          <NumberField
            control={control}
            name="repeat.times"
            label="Vezes"
            digits={2}
            help={`Até ${maxDates}, com a primeira.`}
          />
          <DateField
            control={control}
            name="repeat.until"
            label="Até"
            {...(isSet && { min: first })}
            help="Em vez do número de vezes."
          />
          <Wide>
            <Said role="status">
              {agendas.isReading
                ? 'Conferindo as agendas...'
                : dates.length === 0
                  ? 'Diga a data, e quantas vezes ou até quando.'
                  : datesText(ticked.length, dates.length)}
            </Said>
            {isCut && (
              <Said>
                São no máximo {maxDates} de uma vez: a última é {formatDate(dates.at(-1))}.
              </Said>
            )}
            {agendas.unread.length > 0 && (
              <PanelNotice>
                Não foi possível ler toda a agenda de {agendas.unread.map(nameOf).join(', ')}: confira as
                datas.
              </PanelNotice>
            )}
            {offered.length > 0 && (
              <DateBoxes
                offered={offered}
                isTicked={isTicked}
                onTick={(date, is) => setOverruled((before) => new Map(before).set(date, is))}
              />
            )}
            {notify && participants.length > 0 && ticked.length > 1 && (
              <PanelNotice tone="info">Cada um avisa os participantes.</PanelNotice>
            )}
          </Wide>
        </>
      )}
    </FieldGroup>
  );
}

function datesText(ticked: number, all: number) {
  const made = plural(ticked, 'data marcada', 'datas marcadas');
  return ticked === all ? `${made}.` : `${made} de ${all}.`;
}

const endOf = (times: string, until: string) => ({
  ...(Number(times) > 0 && { times: Number(times) }),
  ...(isValidDate(until) && { until }),
});

/** Number of times or last day: typing one clears the other. */
function useOneEnd({ subscribe, setValue }: RepeatPartProps['form']) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values: { repeat } }) => {
          // `setValue` has no `type`.
          if (type !== 'change' || !repeat) return;
          const empty = (other: 'repeat.times' | 'repeat.until') =>
            // Deferred: subscribers not yet notified of this change would restore the old value.
            queueMicrotask(() => setValue(other, ''));
          if (name === 'repeat.times' && repeat.times && repeat.until) empty('repeat.until');
          if (name === 'repeat.until' && repeat.until && repeat.times) empty('repeat.times');
        },
      }),
    [subscribe, setValue],
  );
}

/** Passes the ticked dates to the form, which saves them; null while they may still change. */
function useDatesOfForm(setValue: RepeatPartProps['form']['setValue'], ticked: readonly LocalDate[] | null) {
  const joined = ticked?.join();
  useEffect(() => {
    setValue('repeat.dates', joined === undefined ? null : joined.split(',').filter(Boolean));
  }, [joined, setValue]);
}

interface DateBoxesProps {
  offered: readonly DateOffered[];
  isTicked: (one: DateOffered) => boolean;
  onTick: (date: LocalDate, is: boolean) => void;
}

/** A single tab stop, as there may be 52 dates: arrow keys move between them. */
function DateBoxes({ offered, isTicked, onTick }: DateBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const [place, setPlace] = useState(0);
  const helpId = useId();
  const stop = Math.min(place, offered.length - 1);

  function move(event: KeyboardEvent) {
    const to = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: offered.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    boxes.current[Math.max(0, Math.min(to, offered.length - 1))]?.focus();
  }

  return (
    <div role="group" aria-label="Datas a criar" aria-describedby={helpId}>
      <Dates>
        {offered.map((one, index) => (
          <li key={one.date}>
            <ChoiceLabel>
              <CheckInput
                ref={(box) => {
                  boxes.current[index] = box;
                }}
                checked={isTicked(one)}
                tabIndex={index === stop ? 0 : -1}
                onChange={({ target }) => onTick(one.date, target.checked)}
                onFocus={() => setPlace(index)}
                onKeyDown={move}
              />
              <span>
                {formatWeekdayDate(one.date)}
                {[...one.reasons, one.note].filter(Boolean).map((said, at) => (
                  <ChoiceDetail key={at}>{said}</ChoiceDetail>
                ))}
              </span>
            </ChoiceLabel>
          </li>
        ))}
      </Dates>
      <span id={helpId} className="visually-hidden">
        As setas levam de uma data a outra; espaço marca e desmarca.
      </span>
    </div>
  );
}
