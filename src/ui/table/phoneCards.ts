import { css } from '../style';

/** A list's table on a phone: each row is a card. */
export const phoneCards = css`
  @media screen and (width < 48rem) {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    table,
    tbody {
      display: block;
    }

    tbody tr.group {
      min-height: 0;
      padding: 8px 16px;
      background: var(--surface-sunken);
    }

    tbody tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 10px;
      min-height: 4rem;
      padding: 9px 3.5rem 9px 16px;
      border-bottom: var(--line-width) solid var(--line);
    }

    tbody:last-child tr:last-child {
      border-bottom: 0;
    }

    tbody td,
    tbody tr > :first-child,
    tbody tr > :last-child {
      order: 1;
      max-width: 100%;
      height: auto;
      padding: 0;
      border: 0;
      color: var(--ink-secondary);
      font-size: 0.8125rem;
      text-align: left;
    }

    tbody td[data-primary],
    tbody td[data-leads] {
      order: 0;
      flex: 1 0 100%;
      min-width: 0;
      color: var(--ink);
      font-size: 0.9375rem;
    }

    tbody td[data-leads] {
      order: -1;
      font-weight: 500;
    }

    tr:has(> [data-leads]) > [data-primary] {
      font-size: var(--text-body);
      font-weight: 400;
    }

    td .open {
      margin: 0;
      padding: 2px 0;
    }

    td[data-below='768'],
    .details {
      display: none;
    }

    tbody td[data-card] {
      display: block;
    }

    td[data-card]:empty {
      display: none;
    }

    td[data-label]::before {
      content: attr(data-label) ':';
      margin-right: 0.25em;
    }

    .done,
    .menu {
      width: 2.5rem;
      height: 2.5rem;
    }

    &[data-buttons] tbody tr {
      padding-right: 6.25rem;
    }

    &[data-buttons] td.actions {
      width: auto;
    }

    &[data-choice] tbody tr:not(.group) > :first-child {
      padding-left: 0;
    }

    &[data-choice='off'] .choose {
      display: none;
    }

    &[data-choice='on'] tbody tr:not(.group) {
      padding-left: 3rem;
    }

    .choose {
      top: calc(50% - 0.75rem);
      left: 12px;
      margin: 0;
    }

    td.actions {
      width: 0;
    }

    td.actions > div {
      position: absolute;
      top: calc(50% - 1.25rem);
      right: 8px;
    }
  }
`;
