import { useRef } from 'react';
import { styled } from '@/ui/style';
import { CloseIcon } from '@/ui/icons';
import { screenHeading } from '@/ui/focus/screenHeading';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;

  li {
    display: flex;
    min-width: 0;
    max-width: min(22.5rem, 100%);
  }
`;

const Chip = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 1.75rem;
  padding: 3px 8px 3px 10px;
  border: var(--line-width) solid var(--line);
  border-radius: 999px;
  background: var(--surface);
  color: var(--ink);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > span > span {
    color: var(--ink-secondary);
  }

  svg {
    flex: none;
    color: var(--ink-secondary);
  }

  &:hover {
    border-color: var(--line-strong);
    background: var(--surface-hover);
  }
`;

const Clear = styled.button`
  min-height: 1.75rem;
  padding: 3px 8px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--brand);
  font-size: 0.8125rem;
  font-weight: 500;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

export interface ActiveFilter<Key extends string = string> {
  key: Key;
  label: string;
  value: string;
}

interface ActiveFiltersProps<Key extends string> {
  filters: readonly ActiveFilter<Key>[];
  onRemove: (key: Key) => void;
  onClear: () => void;
}

/** A removable chip per active filter, and a button to clear all. */
export function ActiveFilters<Key extends string>({ filters, onRemove, onClear }: ActiveFiltersProps<Key>) {
  const chips = useRef<(HTMLElement | null)[]>([]);
  if (filters.length === 0) return null;

  // The pressed button unmounts: move focus first.
  const remove = (key: Key, index: number) => {
    (chips.current[index + 1] ?? chips.current[index - 1] ?? screenHeading())?.focus();
    onRemove(key);
  };
  const clear = () => {
    screenHeading()?.focus();
    onClear();
  };

  return (
    <Chips aria-label="Filtros ativos">
      {filters.map(({ key, label, value }, index) => (
        <li key={key}>
          <Chip
            type="button"
            ref={(chip) => {
              chips.current[index] = chip;
            }}
            data-chip
            aria-label={`Remover filtro ${label}: ${value}`}
            title={`Remover filtro ${label}: ${value}`}
            onClick={() => remove(key, index)}
          >
            <span>
              <span>{label}:</span> {value}
            </span>
            <CloseIcon size={14} />
          </Chip>
        </li>
      ))}
      <li>
        <Clear type="button" onClick={clear}>
          Limpar filtros
        </Clear>
      </li>
    </Chips>
  );
}
