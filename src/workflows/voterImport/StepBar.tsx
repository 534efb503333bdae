import { styled } from '@/ui/style';
import { StepMark } from '@/ui/badge/StepMark';

const steps = [
  { id: 'file', title: 'Planilha' },
  { id: 'columns', title: 'Colunas' },
  { id: 'places', title: 'Perguntas' },
  { id: 'check', title: 'Conferência' },
  { id: 'result', title: 'Resultado' },
] as const;

export type StepId = (typeof steps)[number]['id'];

const List = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    flex: 1;
    justify-items: center;
    min-width: 0;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    text-align: center;
  }

  /* The connector from the previous step. */
  li + li::before {
    position: absolute;
    top: 1rem;
    right: calc(50% + 1.25rem);
    left: calc(-50% + 1.25rem);
    border-top: 2px solid var(--line);
    content: '';
  }

  li[data-reached]::before {
    border-color: var(--brand);
  }

  button,
  li > div {
    display: grid;
    justify-items: center;
    gap: 4px;
    max-width: 100%;
    padding: 2px 4px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: inherit;
    font: inherit;
    overflow-wrap: anywhere;
  }

  button {
    color: var(--brand);
    cursor: pointer;
  }

  button:focus-visible {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }

  [aria-current] {
    color: var(--ink);
    font-weight: 600;
  }

  @media (width < 48rem) {
    li {
      font-size: var(--text-small);
    }

    button,
    li > div {
      padding-inline: 0;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 2px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);
  font: 600 0.8125rem / 1 var(--font);

  [data-reached] & {
    border-color: var(--brand);
    color: var(--brand);
  }

  [aria-current] & {
    background: var(--brand);
    color: var(--on-brand);
  }

  @media (forced-colors: active) {
    [aria-current] & {
      outline: 2px solid Highlight;
    }
  }
`;

interface StepBarProps {
  current: StepId;
  onGo: (step: StepId) => void;
}

/**
 * The steps of an import, and the current one; earlier ones are links until the import is done. Grommet's Stepper adds
 * 1.9 kB to the sign-in page and 8 kB to the first list, whose limits leave 0.1 and 1.5 kB, since its Box and colours
 * are bundled with the Layer's.
 */
export function StepBar({ current, onGo }: StepBarProps) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <List aria-label="Passos da importação">
      {steps.map(({ id, title }, index) => {
        const face = (
          <>
            <Mark>
              <StepMark size={16} state={index < at ? 'done' : 'coming'}>
                {index + 1}
              </StepMark>
            </Mark>
            {title}
          </>
        );
        return (
          <li
            key={id}
            data-reached={index <= at || undefined}
            aria-current={id === current ? 'step' : undefined}
          >
            {index < at && current !== 'result' ? (
              <button type="button" onClick={() => onGo(id)}>
                {face}
              </button>
            ) : (
              <div>{face}</div>
            )}
          </li>
        );
      })}
    </List>
  );
}
