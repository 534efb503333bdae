import { css, styled } from '../style';

const low = css`
  button {
    min-height: 1.75rem;
    line-height: 1.125rem;

    /* Fits four of them with letter spacing. */
    @media (width < 24rem) {
      padding-inline: 8px;
    }
  }
`;

const high = css`
  button {
    min-height: 2rem;

    @media (width < 48rem) {
      min-height: 2.5rem;
    }
  }
`;

const Group = styled.div<{ $isHigh: boolean }>`
  display: flex;

  button {
    padding: 3px 12px;
    border: var(--line-width) solid var(--line);
    background: var(--surface);
    color: var(--ink);
    font-size: 0.8125rem;
  }

  button + button {
    margin-left: -1px;
  }

  button:first-child {
    border-radius: 999px 0 0 999px;
  }

  button:last-child {
    border-radius: 0 999px 999px 0;
  }

  button:hover {
    background: var(--surface-hover);
  }

  button[aria-pressed='true'] {
    z-index: 1;
    border-color: var(--brand);
    background: var(--brand-soft);
    color: var(--brand);
    font-weight: 500;
  }

  button:focus-visible {
    z-index: 2;
  }

  ${({ $isHigh }) => ($isHigh ? high : low)}
`;

interface SegmentsProps<Choice extends { label: string }> {
  label: string;
  choices: readonly Choice[];
  pressed: Choice | undefined;
  onPress: (choice: Choice) => void;
  /** As high as the fields beside them. */
  isHigh?: boolean;
}

/** Toggle buttons in one pill. */
export function Segments<Choice extends { label: string }>({
  label,
  choices,
  pressed,
  onPress,
  isHigh = false,
}: SegmentsProps<Choice>) {
  return (
    <Group role="group" aria-label={label} $isHigh={isHigh}>
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          aria-pressed={choice === pressed}
          onClick={() => onPress(choice)}
        >
          {choice.label}
        </button>
      ))}
    </Group>
  );
}
