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

/** A part of a step, under a heading of its own. */
export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;

/** What a dry run, or the end, says in one line. */
export const Sum = styled.p`
  font: 600 var(--text-reading) / 1.5 var(--font);
  font-variant-numeric: tabular-nums;
`;

/** Fields side by side, each at least so wide. */
export const Fields = styled.div<{ $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $least }) => $least}, 100%), 1fr));
  align-items: start;
  gap: 16px;
`;

/** Answers side by side, as wide as each other however few they are. */
export const Answers = styled(Fields)`
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least }) => $least}, 100%), 1fr));
`;

/** Fields that have an answer from the start: no star says that one is missing. */
export const Answered = styled(Fields)`
  &:empty {
    display: none;
  }

  [data-required]::after {
    content: none;
  }
`;
