import { useEffect, useRef } from 'react';
import { DayPicker, type Matcher } from 'react-day-picker';
import { ptBR } from 'react-day-picker/locale/pt-BR';
import { today, type LocalDate } from '@/formats/dates';
import { Button } from '../button/Button';
import { CalendarBox, CalendarFoot } from './calendarStyles';

interface DateCalendarProps {
  day: LocalDate | null;
  min?: LocalDate | undefined;
  max?: LocalDate | undefined;
  onPick: (day: LocalDate) => void;
}

/** A month grid. Focus starts on the chosen day, else today; arrows move by day, PageUp/PageDown by month. */
export default function DateCalendar({ day, min, max, onPick }: DateCalendarProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus(), []);
  const now = today();
  const outside: Matcher[] = [
    ...(min ? [{ before: toDate(min) }] : []),
    ...(max ? [{ after: toDate(max) }] : []),
  ];
  const start = day ?? clamp(now, min, max);
  const year = Number(now.slice(0, 4));
  return (
    <CalendarBox ref={box}>
      <DayPicker
        mode="single"
        required
        locale={ptBR}
        formatters={{ formatWeekdayName: (date) => weekdays[date.getDay()] ?? '' }}
        navLayout="around"
        captionLayout="dropdown"
        showOutsideDays
        fixedWeeks
        selected={day ? toDate(day) : undefined}
        defaultMonth={toDate(start)}
        startMonth={min ? toDate(min) : new Date(Math.min(year - 120, Number(start.slice(0, 4))), 0)}
        endMonth={max ? toDate(max) : new Date(Math.max(year + 10, Number(start.slice(0, 4))), 11)}
        disabled={outside}
        onSelect={(date) => onPick(today(date))}
      />
      <CalendarFoot>
        <Button
          kind="quiet"
          blockedReason={clamp(now, min, max) === now ? undefined : 'Hoje não pode ser escolhido aqui.'}
          onClick={() => onPick(now)}
        >
          Hoje
        </Button>
      </CalendarFoot>
    </CalendarBox>
  );
}

const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

/** Local midnight, as the calendar counts; never through UTC. */
function toDate(day: LocalDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function clamp(day: LocalDate, min?: LocalDate, max?: LocalDate): LocalDate {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
