import { styled } from '@/ui/style';

/**
 * The columns side by side, scrolling inside their container, so that all headings stay visible. Positioned:
 * visually hidden elements in a column are placed relative to it; otherwise they would widen the page.
 */
export const Columns = styled.div`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: flex-start;
  margin: 0 -4px;
  padding: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

export const ColumnBox = styled.section`
  display: flex;
  flex: 0 0 18rem;
  flex-direction: column;
  min-width: 0;
  max-height: max(22rem, calc(100dvh - 14.5rem));
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-sunken);

  h2 {
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    min-height: 2.75rem;
    padding: 6px 12px;
    font-size: 0.875rem;
  }

  h2 > :first-child {
    min-width: 0;
  }

  h2 > span:last-child {
    margin-left: auto;
    color: var(--ink-secondary);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  &[data-over] {
    border-color: var(--brand);
    background: var(--brand-soft);
    box-shadow: inset 0 0 0 1px var(--brand);
  }

  @media (width < 48rem) {
    flex: 1 1 auto;
    max-height: none;
    border: 0;
    background: none;

    h2 {
      padding-inline: 0;
    }
  }

  @media (height < 30rem) {
    max-height: none;
  }
`;

export const ColumnBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 2px 8px 8px;
  overflow-y: auto;
  scroll-padding: 8px;

  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }

  @media (width < 48rem) {
    padding-inline: 0;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 2.75rem;
  padding: 6px 8px;
  color: var(--ink-secondary);
  overflow-wrap: anywhere;
`;

/** Placeholder for loading cards. */
export const Ghost = styled.div`
  height: 5rem;
  border-radius: var(--radius);
  background: var(--line);
  opacity: 0.5;
`;

export const CardBox = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 4px;
  padding: 8px 6px 10px 12px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  contain: layout style;
  /* Always set, as it is inherited: changing it for a drag would restyle every card. */
  user-select: none;
  -webkit-touch-callout: none;

  &:hover,
  &:focus-within {
    border-color: var(--line-strong);
  }

  &[data-current] {
    border-color: var(--brand);
    background: var(--brand-soft);
  }

  &[data-state] {
    border-style: dashed;
  }

  /* The dragged card stays in its place, pale. */
  &[data-dragged] {
    opacity: 0.45;
  }

  &[data-ghost] {
    position: fixed;
    z-index: 900;
    top: 0;
    left: 0;
    margin: 0;
    box-shadow: var(--shadow);
    list-style: none;
    pointer-events: none;
    will-change: transform;
  }

  > a {
    min-height: 1.5rem;
    padding: 0;
    color: inherit;
    font-weight: 500;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  /* The whole card is the link, below its button. */
  > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  > a:focus-visible {
    outline: none;
  }

  > a:focus-visible::after {
    outline: 2px solid var(--brand);
    /* On phones the column has the card's edges. */
    outline-offset: -2px;
  }

  small {
    display: block;
    color: var(--ink-secondary);
    font-size: var(--text-small);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  > p,
  > footer {
    grid-column: 1 / -1;
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }

  > p {
    color: var(--ink-secondary);
  }

  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    margin-top: 4px;
    color: var(--ink-secondary);
  }

  > button {
    position: relative;
    z-index: 1;
    display: inline-grid;
    grid-row: 1;
    grid-column: 2;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: var(--ink-secondary);
  }

  > button:hover,
  > button[aria-expanded='true'] {
    background: var(--surface-hover);
    color: var(--ink);
  }

  @media (width < 48rem) {
    > button {
      width: 2.5rem;
      height: 2.5rem;
    }
  }
`;

/** Links to the list, and to the board itself as the current page. */
export const Ways = styled.nav`
  display: flex;
  gap: 16px;

  a {
    padding: 4px 2px;
    border-bottom: 2px solid transparent;
    color: var(--ink);
    font-size: 0.8125rem;
    line-height: 1.125rem;
    text-decoration: none;
  }

  a:hover {
    border-color: var(--line-strong);
  }

  a[aria-current] {
    border-color: var(--brand);
    color: var(--brand);
    font-weight: 500;
  }
`;

export const Chooser = styled.label`
  display: grid;
  gap: 4px;
  font-size: 0.8125rem;
  font-weight: 500;
`;
