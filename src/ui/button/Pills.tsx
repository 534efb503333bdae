import { styled } from '../style';

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  button {
    min-height: 2rem;
    padding: 3px 12px;
    border: var(--line-width) solid var(--line);
    border-radius: 999px;
    background: var(--surface);
    color: var(--ink);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
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

  @media (width < 48rem) {
    button {
      min-height: 2.5rem;
    }
  }
`;

interface PillsProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  isPressed: (value: Value) => boolean;
  onPress: (value: Value) => void;
  className?: string;
}

/** Wrapping toggle buttons, each a pill, for any number of options. For a few fixed ones: Segments. */
export function Pills<Value extends string>({
  label,
  choices,
  isPressed,
  onPress,
  className,
}: PillsProps<Value>) {
  return (
    <Group role="group" aria-label={label} className={className}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={isPressed(choice.value)}
          onClick={() => onPress(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </Group>
  );
}
