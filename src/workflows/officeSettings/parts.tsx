import { styled } from '@/ui/style';

export const Box = styled.section`
  min-width: 0;
  margin-bottom: 24px;

  h3 {
    margin-bottom: 8px;
    font-size: 1rem;
  }

  h3:focus {
    outline: none;
  }

  > p {
    margin-bottom: 8px;
    color: var(--ink-secondary);
  }
`;

export const Pieces = styled.ul`
  display: grid;
  gap: 12px;
  margin: 12px 0;
  padding: 0;
  list-style: none;

  > li {
    min-width: 0;
    padding-top: 8px;
    border-top: var(--line-width) solid var(--line);
  }

  summary {
    width: fit-content;
    padding: 6px 0;
    color: var(--brand);
    cursor: pointer;
  }
`;

export const Entries = styled.ul`
  max-height: 22rem;
  margin: 4px 0 0;
  padding: 0 0 0 1.125rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
  font-size: 0.8125rem;

  li {
    padding: 2px 0;
  }

  p {
    color: var(--ink-secondary);
    white-space: pre-line;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;
