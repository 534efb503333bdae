import { styled } from '../style';

/** Styles react-day-picker's classes; its own style sheet would block first paint, half of it overridden. */
export const CalendarBox = styled.div`
  width: 18.5rem;
  padding: 12px;
  overflow-y: auto;

  .rdp-months,
  .rdp-month {
    position: relative;
  }

  .rdp-month_caption {
    display: flex;
    align-items: center;
    justify-content: center;
    height: 2.25rem;
    margin: 0 40px 8px;
  }

  .rdp-dropdowns {
    display: inline-flex;
    gap: 4px;
  }

  .rdp-dropdown_root {
    position: relative;
    display: inline-flex;
    border-radius: 6px;

    &:hover {
      background: var(--surface-hover);
    }

    &:focus-within:has(:focus-visible) {
      outline: 2px solid var(--brand);
    }
  }

  /* The browser's own select is an invisible overlay on the text. */
  .rdp-dropdown {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    opacity: 0;
    appearance: none;
    cursor: pointer;

    option {
      background: var(--surface);
      color: var(--ink);
    }
  }

  .rdp-caption_label {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    padding: 4px 4px 4px 8px;
    font: 600 var(--text-body) / 1.25rem var(--font);
    white-space: nowrap;
  }

  .rdp-chevron {
    width: 1rem;
    height: 1rem;
    fill: var(--ink-secondary);
  }

  .rdp-caption_label .rdp-chevron {
    width: 0.75rem;
    height: 0.75rem;
  }

  .rdp-button_previous,
  .rdp-button_next {
    position: absolute;
    top: 0;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius);
    background: none;

    &:hover:not([aria-disabled='true']) {
      background: var(--surface-hover);
    }

    &[aria-disabled='true'] {
      opacity: 0.4;
      cursor: not-allowed;
    }
  }

  .rdp-button_previous {
    left: 0;
  }

  .rdp-button_next {
    right: 0;
  }

  .rdp-month_grid {
    width: 100%;
    border-spacing: 0;
    table-layout: fixed;
  }

  .rdp-weekday {
    height: 1.75rem;
    padding: 0;
    color: var(--ink-secondary);
    font: 500 var(--text-small) / 1rem var(--font);
    text-transform: lowercase;
  }

  .rdp-day {
    padding: 1px 0;
    text-align: center;
  }

  .rdp-day_button {
    display: inline-grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: none;
    font: 400 var(--text-body) / 1.25rem var(--font);
    font-variant-numeric: tabular-nums;

    &:hover:not(:disabled) {
      background: var(--surface-hover);
    }

    &:focus-visible {
      outline: 2px solid var(--brand);
      outline-offset: 1px;
    }

    &:disabled {
      cursor: not-allowed;
    }
  }

  .rdp-outside .rdp-day_button {
    color: var(--ink-secondary);
  }

  .rdp-disabled .rdp-day_button {
    color: var(--ink-disabled);
    text-decoration: line-through;
  }

  .rdp-today .rdp-day_button {
    border-color: var(--brand);
    color: var(--brand);
    font-weight: 600;
  }

  .rdp-selected .rdp-day_button,
  .rdp-selected .rdp-day_button:hover {
    background: var(--brand);
    color: var(--on-brand);
    font-weight: 600;
  }
`;

export const CalendarFoot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: 4px;
`;
