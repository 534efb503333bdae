import { styled } from '@/ui/style';

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > :last-child:not(:first-child) {
    margin-left: auto;
  }

  @media (width < 48rem) {
    > button {
      flex: 1 1 8rem;
    }
  }
`;

export const Faint = styled.p`
  max-width: 50rem;
  color: var(--ink-secondary);
  overflow-wrap: anywhere;
`;

/** A part of a step, under its own heading. */
export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;

/** The totals of a dry run, or of the result, in one line. */
export const Sum = styled.p`
  font: 600 var(--text-reading) / 1.5 var(--font);
  font-variant-numeric: tabular-nums;
`;

/** Fields side by side, each with a minimum width. */
export const Fields = styled.div<{ $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $least }) => $least}, 100%), 1fr));
  align-items: start;
  gap: 16px;
`;

/** Answers side by side, of equal width even if they are few. */
export const Answers = styled(Fields)`
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least }) => $least}, 100%), 1fr));
`;

/** Fields with a default value: no asterisk marks them as required. */
export const Answered = styled(Fields)`
  &:empty {
    display: none;
  }

  [data-required]::after {
    content: none;
  }
`;
