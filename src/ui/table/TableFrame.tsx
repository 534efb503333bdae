import { styled } from '../style';
import { drawnMask } from '../drawnMask';
import { phoneCards } from './phoneCards';

const eye = drawnMask(
  '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="3"/>',
);
const check = drawnMask('<path d="m5 12.5 4.5 4.5L19 7.500"/>');
const dots = drawnMask('<path stroke-width="2.75" d="M12 5.5v.01M12 12v.01M12 18.5v.01"/>');

/** Styles of a list's table and its phone cards, in one component: cells stay plain elements. */
export const TableFrame = styled.div`
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  /* clip, not hidden: a header inside a scroll container would not stick to the page. */
  overflow: clip;
  background: var(--surface);

  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
    font-size: var(--text-body);
    line-height: 1.25rem;
  }

  /* By colour: with opacity, even the darkest text and every badge would lose the required contrast. */
  &[data-dimmed] tbody {
    background: var(--surface-sunken);
    color: var(--ink-secondary);
  }

  thead th {
    position: var(--sticky);
    top: var(--top-bar-height);
    z-index: 1;
    height: 2.25rem;
    padding: 0 12px;
    border-bottom: var(--line-width) solid var(--line);
    background: var(--surface);
    color: var(--ink-secondary);
    font-size: var(--text-small);
    font-weight: 500;
    text-align: left;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  td {
    height: 2.75rem;
    padding: 0 12px;
    border-bottom: var(--line-width) solid var(--line);
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: middle;
    white-space: nowrap;
  }

  tr > :first-child {
    padding-left: 16px;
  }

  tr > :last-child {
    padding-right: 12px;
  }

  tbody:last-child tr:last-child td {
    border-bottom: 0;
  }

  /* The same content width as without the checkbox, whose space is added to the column's. */
  &[data-choice] tr:not(.group) > :first-child {
    box-sizing: content-box;
    padding-left: 2.25rem;
  }

  /* Positions the checkbox, which is in a cell that no width hides: WebKit does not position relative to a row. */
  &[data-choice] {
    position: relative;
  }

  /* 24 px across, as a target must be; as high as the buttons of its cell, which are 2rem. */
  .choose {
    position: absolute;
    left: 6px;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0.25rem 0;
    accent-color: var(--brand);
    transform: scale(0.75);
    opacity: 0;
  }

  &[data-choice='on'] .choose,
  tr:hover .choose,
  tr:focus-within .choose {
    opacity: 1;
  }

  tbody tr[data-chosen] {
    background: var(--brand-soft);
  }

  .group > * {
    height: 2.25rem;
    padding: 0 12px;
    border-bottom: var(--line-width) solid var(--line);
    background: var(--surface-sunken);
    color: var(--ink-secondary);
    font-size: var(--text-small);
    font-weight: 600;
    text-align: left;
  }

  tbody tr {
    transition: background-color 80ms ease-out;
  }

  tbody tr:not(.group) {
    cursor: pointer;
  }

  tbody tr:hover,
  tbody tr:focus-within {
    background: var(--surface-hover);
  }

  tbody tr[data-current] {
    background: var(--brand-soft);
  }

  [data-align='right'] {
    text-align: right;
  }

  [data-primary] {
    font-weight: 500;
  }

  .open {
    display: block;
    width: fit-content;
    min-width: 1.5rem;
    max-width: 100%;
    min-height: 1.5rem;
    margin: 0 -4px;
    padding: 2px 4px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--brand);
    font-weight: 500;
    text-decoration: none;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Long texts in link colour on every row would be too prominent. */
  [data-primary] .open {
    color: inherit;
  }

  .open:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  :focus-visible {
    outline-offset: -1px;
  }

  /* Keeps focused elements clear of the top bar and sticky header. */
  tbody button,
  tbody a {
    scroll-margin: 2.75rem 0 16px;
  }

  .actions {
    overflow: visible;
    /* Two buttons and the paddings; lists with more give their own width to .actions. */
    width: 5.75rem;
    padding-left: 0;
  }

  .actions > div {
    display: flex;
    justify-content: flex-end;
    gap: 2px;
  }

  &[data-buttons] .actions {
    width: 8rem;
  }

  .done,
  .details,
  .menu {
    display: inline-grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: var(--ink-secondary);
  }

  /* Drawn by the style sheet: forty drawings in the document cost as much as the rest of the table. */
  .done::before,
  .details::before,
  .menu::before {
    content: '';
    width: 1.125rem;
    height: 1.125rem;
    background: currentcolor;
    mask: ${eye} center / contain no-repeat;
  }

  .done::before {
    mask-image: ${check};
  }

  .menu::before {
    width: 1.25rem;
    height: 1.25rem;
    mask-image: ${dots};
  }

  @media (forced-colors: active) {
    .done::before,
    .details::before,
    .menu::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }

  .done[aria-disabled] {
    opacity: 0.5;
  }

  .done:hover,
  .details:hover,
  .menu:hover,
  .menu[aria-expanded='true'] {
    background: var(--line);
    color: var(--ink);
  }

  @media screen and (width < 9999rem) {
    [data-below='9999'] {
      display: none;
    }
  }

  @media screen and (width < 87.5rem) {
    [data-below='1400'] {
      display: none;
    }
  }

  @media screen and (width < 75rem) {
    [data-below='1200'] {
      display: none;
    }
  }

  @media screen and (width < 62rem) {
    [data-below='992'] {
      display: none;
    }
  }

  ${phoneCards}
`;
