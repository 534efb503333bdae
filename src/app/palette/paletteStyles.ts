import { keyframes, styled } from '@/ui/style';

/* Fixed size, so that nothing moves while results arrive. */
export const Room = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: center;
  width: 100vw;
  height: 100vh;
  height: 100dvh;
  padding: min(12vh, 7rem) 16px 16px;
  background: var(--backdrop);

  @media (width < 48rem), (height < 30rem) {
    padding: 0;
  }
`;

const appear = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

export const Box = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  width: min(40rem, 100%);
  height: min(31rem, 100%);
  overflow: hidden;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow);
  animation: ${appear} 120ms ease-out;

  @media (width < 48rem), (height < 30rem) {
    width: 100%;
    height: 100%;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

export const Search = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 3.5rem;
  padding: 0 10px 0 18px;
  border-bottom: var(--line-width) solid var(--line);

  &:has(> button:first-child) {
    padding-left: 10px;
  }

  > svg {
    flex: none;
    color: var(--ink-secondary);
  }
`;

export const Field = styled.input`
  flex: 1;
  min-width: 0;
  align-self: stretch;
  padding: 0 4px;
  border: 0;
  background: transparent;
  font-size: var(--text-reading);
  text-overflow: ellipsis;

  /* On the line below; the outline is visible only in forced colours. */
  &&:focus-visible {
    outline: 2px solid transparent;
    outline-offset: -2px;
    box-shadow: 0 2px 0 var(--brand);
  }

  &::placeholder {
    color: var(--ink-secondary);
    opacity: 1;
  }
`;

export const List = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 4px 8px 8px;
  overscroll-behavior: contain;
  /* PaletteList compensates for late lines itself. */
  overflow-anchor: none;
`;

export const Heading = styled.div`
  display: flex;
  gap: 8px;
  padding: 12px 10px 4px;
  color: var(--ink-secondary);
  font-size: var(--text-small);
  font-weight: 600;

  > span {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

/* Not positioned: offsets within the list are measured (PaletteList). */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }
`;

export const Option = styled.div<{ $acts: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 2.5rem;
  padding: 5px ${({ $acts }) => ($acts ? '2.75rem' : '10px')} 5px 10px;
  border-radius: var(--radius);
  cursor: pointer;
  scroll-margin: 8px;

  > svg {
    flex: none;
    color: var(--ink-secondary);
  }

  &[aria-selected='true'] {
    background: color-mix(in srgb, var(--brand) 11%, transparent);
  }

  &[aria-selected='true'] > svg {
    color: var(--brand);
  }

  @media (width < 48rem) {
    min-height: 2.875rem;
    padding-right: ${({ $acts }) => ($acts ? '3.25rem' : '10px')};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Words = styled.span`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: 10px;
  min-width: 0;

  > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > :first-child {
    flex: 0 1 auto;
    max-width: 100%;
  }

  @media (width < 48rem) {
    display: block;

    > * {
      display: block;
    }

    /* Not truncated: for a line that creates a record it is what was understood. */
    > :first-child {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;

export const Detail = styled.small`
  flex: 1 1 0;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

export const Keys = styled.span`
  display: flex;
  flex: none;
  gap: 4px;

  @media (width < 48rem) {
    display: none;
  }
`;

export const Key = styled.kbd`
  display: inline-block;
  min-width: 1.375rem;
  padding: 1px 5px;
  border: var(--line-width) solid var(--line);
  border-radius: 5px;
  background: var(--surface-sunken);
  color: var(--ink-secondary);
  font: 500 0.6875rem / 1rem var(--font);
  text-align: center;
`;

export const Acts = styled.div`
  display: grid;
  place-items: center;
  justify-self: end;
  width: 1.75rem;
  height: 1.75rem;
  margin-right: 6px;
  border-radius: 6px;
  color: var(--ink-secondary);
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, var(--ink) 8%, transparent);
    color: var(--ink);
  }

  @media (hover: hover) {
    /* Only visually hidden. */
    [aria-selected='false'] + & {
      opacity: 0;
    }
  }

  @media (width < 48rem) {
    width: 2.5rem;
    height: 2.5rem;
  }
`;

export const Quiet = styled.div`
  display: flex;
  align-items: center;
  min-height: 2.25rem;
  padding: 2px 10px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

export const Skeleton = styled.span`
  width: 45%;
  height: 0.75rem;
  border-radius: 6px;
  background: var(--line);
  animation: ${pulse} 1.2s ease-in-out infinite;
`;

export const Spacer = styled.div`
  height: 0;
`;

/* Shown instead of the groups. */
export const Nothing = styled.p`
  flex: none;
  max-height: 50%;
  overflow: hidden;
  padding: 1.5rem 24px;
  color: var(--ink-secondary);
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 8px 18px;
  border-top: var(--line-width) solid var(--line);
  background: var(--surface);
  color: var(--ink-secondary);
  font-size: var(--text-small);

  @media (width < 48rem), (height < 30rem) {
    display: none;
  }
`;
