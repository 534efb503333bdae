import styled from 'styled-components';
import { addDays, formatDayHeading, type LocalDate } from '@/formats/dates';
import { weekFrom, type DayRange } from './birthdayDays';

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  button {
    min-height: 1.75rem;
    padding: 3px 12px;
    border: var(--line-width) solid var(--line);
    border-radius: 999px;
    background: var(--surface);
    color: var(--ink);
    font-size: 0.8125rem;
    line-height: 1.125rem;
  }

  button:hover {
    background: var(--surface-hover);
  }

  button[aria-pressed='true'] {
    border-color: var(--brand);
    background: var(--brand-soft);
    color: var(--brand);
    font-weight: 500;
  }
`;

/** A day by how far away it is, or the week. */
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
    <Days role="group" aria-label="Dia">
      {keys.map((key) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => onChange(key)}>
          {labelOf(key, today)}
        </button>
      ))}
    </Days>
  );
}
