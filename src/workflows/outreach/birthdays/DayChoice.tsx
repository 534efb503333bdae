import { addDays, formatDayHeading, type LocalDate } from '@/formats/dates';
import { Pills } from '@/ui/button/Pills';
import { weekFrom, type DayRange } from '@/features/voters/birthdays/birthdayDays';

/** A day as an offset from today, or the week. */
const keys = ['0', '1', '2', '3', '4', '5', '6', 'week'] as const;
type DayKey = (typeof keys)[number];

export const readDayKey = (text: string | null): DayKey => keys.find((key) => key === text) ?? '0';

export function rangeOfKey(key: DayKey, today: LocalDate): DayRange {
  if (key === 'week') return weekFrom(today);
  const day = addDays(today, Number(key));
  return { from: day, to: day };
}

const labelOf = (key: DayKey, today: LocalDate) => {
  if (key === 'week') return 'Semana';
  if (key === '0') return 'Hoje';
  return key === '1' ? 'Amanhã' : formatDayHeading(addDays(today, Number(key)));
};

interface DayChoiceProps {
  today: LocalDate;
  chosen: DayKey;
  onChange: (key: DayKey) => void;
}

/** Today, each of the six days after it, or all seven. */
export function DayChoice({ today, chosen, onChange }: DayChoiceProps) {
  return (
    <Pills
      label="Dia"
      choices={keys.map((key) => ({ value: key, label: labelOf(key, today) }))}
      isPressed={(key) => key === chosen}
      onPress={onChange}
    />
  );
}
