import { useRef, useState, type KeyboardEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { styled } from '../style';
import { formatDate, isValidDate, today, type LocalDate } from '@/formats/dates';
import { dateKind, pastDateKind, type TypedKind } from '@/formats/typed';
import { IconButton } from '../button/IconButton';
import { optional } from '../feedback/optional';
import { InnerButtonFrame } from './controlStyles';
import { Field } from './Field';
import { useFormField, type FormFieldProps } from './formField';
import { CalendarIcon } from './icons';
import { Popover } from '../popover/Popover';
import { TextInput } from './TextField';
import { useTyped } from './useTyped';

const loadCalendar = () => import('./DateCalendar');
const preloadCalendar = () => void loadCalendar().catch(() => undefined);

const Waiting = styled.p`
  display: grid;
  place-items: center;
  width: 18.5rem;
  height: 21rem;
  color: var(--ink-secondary);
`;

const Missing = styled.p`
  width: 18.5rem;
  padding: 16px;
  color: var(--ink-secondary);
`;

const DateCalendar = optional(loadCalendar, {
  waiting: <Waiting>Carregando...</Waiting>,
  missing: <Missing role="alert">Não conseguimos carregar o calendário. Digite a data.</Missing>,
});

type DateFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> & {
  min?: LocalDate;
  max?: LocalDate;
  /** For past dates such as a birth date: none after today, and year 50 means 1950. */
  past?: boolean;
};

/**
 * A date, typed (1/12/2026, 1.12.26, 01122026, 1/12, hoje, +5) or picked (Alt+↓ or the button). Form value:
 * 'YYYY-MM-DD', '' when empty, else the invalid text, which is refused.
 */
export function DateField<V extends FieldValues, N extends FieldPath<V>>({
  min,
  past = false,
  max = past ? today() : undefined,
  ...shared
}: DateFieldProps<V, N>) {
  const kind = past ? pastDateKind : dateKind;
  const problemOf = (value: unknown) => dateProblem(String(value ?? ''), kind, min, max);
  const { attach, ...field } = useFormField<V, N>(shared, {
    requiredMessage: 'Informe a data.',
    check: problemOf,
    shownBy: kind,
  });
  const { frame, input } = useTyped({ kind, field, problemOf });
  const current = String(field.value ?? '');

  const box = useRef<HTMLDivElement>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const close = () => {
    opener?.focus();
    setOpener(null);
  };
  const openByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpener(event.currentTarget);
  };

  return (
    <Field {...frame}>
      <InnerButtonFrame
        ref={box}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpener(null);
        }}
      >
        <TextInput
          {...input}
          ref={attach}
          inputMode="numeric"
          placeholder="DD/MM/AAAA"
          autoComplete="off"
          onKeyDown={openByKey}
        />
        <IconButton
          small
          label="Abrir calendário"
          aria-describedby={`${input.id}-label`}
          aria-haspopup="dialog"
          aria-expanded={opener !== null}
          icon={<CalendarIcon />}
          disabled={input.disabled}
          onPointerEnter={preloadCalendar}
          onFocus={preloadCalendar}
          onClick={(event) => (opener ? close() : setOpener(event.currentTarget))}
        />
        {opener && (
          <Popover
            anchor={box}
            role="dialog"
            aria-label={`Calendário: ${frame.label}`}
            onEscape={close}
            onPressOutside={() => setOpener(null)}
            onKeyDown={keepTabInside}
          >
            <DateCalendar
              day={isValidDate(current) ? current : null}
              min={min}
              max={max}
              onPick={(day) => {
                field.change(day);
                close();
              }}
            />
          </Popover>
        )}
      </InnerButtonFrame>
    </Field>
  );
}

function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(':enabled')].filter(
    (element) => element.tabIndex >= 0,
  );
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  if (event.target !== end) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

function dateProblem(text: string, kind: TypedKind, min?: LocalDate, max?: LocalDate): string | undefined {
  if (!text) return undefined;
  if (!isValidDate(text)) return kind.problem(text);
  if (min && text < min) return `Escolha uma data a partir de ${formatDate(min)}.`;
  if (max && text > max) return `Escolha uma data até ${formatDate(max)}.`;
  return undefined;
}
