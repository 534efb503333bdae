import { useRef, useState } from 'react';
import { styled } from '@/ui/style';
import type { LocalDate } from '@/formats/dates';
import { Late, late } from '@/ui/feedback/late';
import { ChevronDownIcon } from '@/ui/icons';
import { Popover } from '@/ui/popover/Popover';

const loadCalendar = () => import('@/ui/form/DateCalendar');
const DateCalendar = late(loadCalendar);

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 2.25rem;
  padding: 4px 10px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--ink);
  font-size: var(--text-reading);
  font-weight: 600;
  text-align: start;

  @media (width < 48rem) {
    padding-inline: 4px;
    font-size: var(--text-body);
    line-height: 1.25;
  }

  svg {
    flex: none;
  }

  &::first-letter {
    text-transform: uppercase;
  }

  &:hover {
    background: var(--surface-hover);
  }
`;

const Waiting = styled.p`
  display: grid;
  place-items: center;
  width: 18.5rem;
  height: 21rem;
`;

interface DateJumpProps {
  title: string;
  date: LocalDate;
  onPick: (date: LocalDate) => void;
}

/** The period shown, as a button that opens a calendar to jump to a date. */
export function DateJump({ title, date, onPick }: DateJumpProps) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  return (
    <div
      ref={box}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Opener
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-prints
        onPointerEnter={() => void loadCalendar().catch(() => undefined)}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <ChevronDownIcon size={16} />
        <span className="visually-hidden">, ir para uma data</span>
      </Opener>
      {isOpen && (
        <Popover
          anchor={box}
          role="dialog"
          aria-label="Ir para uma data"
          onEscape={close}
          onPressOutside={() => setOpen(false)}
        >
          <Late fallback={<Waiting>Carregando...</Waiting>}>
            <DateCalendar
              day={date}
              onPick={(day) => {
                onPick(day);
                close();
              }}
            />
          </Late>
        </Popover>
      )}
    </div>
  );
}
