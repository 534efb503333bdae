import { keyframes, styled } from '@/ui/style';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';

const appear = keyframes`
  from { opacity: 0; }
`;

const Box = styled.div`
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  overflow: hidden;

  p {
    min-height: 2.25rem;
    padding: 7px 16px;
    border-bottom: var(--line-width) solid var(--line);
    color: var(--ink-secondary);
    font-size: var(--text-small);
    line-height: 1.375rem;
  }

  /* Its text takes two lines there. */
  @media (width < 26rem) {
    p {
      min-height: 3.6875rem;
    }
  }

  strong {
    color: var(--ink);
    font-weight: 500;
  }
`;

const Line = styled.div<{ $drawn: boolean }>`
  display: flex;
  align-items: center;
  gap: 24px;
  height: 2.75rem;
  padding: 0 16px;

  & + & {
    border-top: var(--line-width) solid var(--line);
  }

  &::before,
  &::after,
  > span {
    content: '';
    height: 0.625rem;
    border-radius: 5px;
    background: var(--line);
    opacity: 0.7;
    animation: ${appear} var(--motion);
    visibility: ${({ $drawn }) => ($drawn ? 'visible' : 'hidden')};
  }

  &::before {
    width: 3.5rem;
  }

  > span {
    flex: 1;
    max-width: 44%;
  }

  &::after {
    width: 6rem;
    margin-left: auto;
  }

  @media (width < 48rem) {
    height: 4rem;
  }
`;

const lines = Array.from({ length: 10 }, (_, index) => index);

/** Skeleton of ten rows, drawn only if the wait lasts. */
export function ListLoading() {
  const isDue = useDelayedFlag(true);
  return (
    <Box>
      <p role="status">
        {isDue && (
          <>
            <strong>Carregando...</strong> <span>Aguarde que estamos preparando as coisas :)</span>
          </>
        )}
      </p>
      {lines.map((line) => (
        <Line key={line} $drawn={isDue} aria-hidden="true">
          <span />
        </Line>
      ))}
    </Box>
  );
}
