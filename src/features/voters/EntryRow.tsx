import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/ui/button/IconButton';
import { CloseIcon } from '@/ui/icons';

const Measure = styled.div`
  container-type: inline-size;
`;

const Row = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;

  /* Under each other: the first field keeps the room of the button beside it. */
  > :not(:first-child, :last-child) {
    grid-column: 1 / -1;
  }

  > :last-child {
    grid-row: 1;
    grid-column: 2;
    align-self: start;
    margin-top: 24px;
  }

  @container (min-width: 520px) {
    grid-template-columns: ${({ $columns }) => $columns} auto;

    > :not(:first-child, :last-child) {
      grid-column: auto;
    }

    > :last-child {
      grid-column: -2;
    }
  }
`;

interface EntryRowProps {
  /** What the row is, e.g. 'Telefone 1': tells apart fields that have the same label in each row. */
  label: string;
  /** Name of the button that takes the row away. */
  removeLabel: string;
  onRemove: () => void;
  /** Widths of the fields where they stand side by side, as CSS grid tracks. */
  columns: string;
  children: ReactNode;
}

/** One entry of a list in the form, with its fields in a row and the button that removes it. */
export function EntryRow({ label, removeLabel, onRemove, columns, children }: EntryRowProps) {
  return (
    <Measure>
      <Row role="group" aria-label={label} $columns={columns}>
        {children}
        <IconButton label={removeLabel} icon={<CloseIcon />} onClick={onRemove} />
      </Row>
    </Measure>
  );
}

/** The rows, the button that adds one, and what follows them. */
export const EntryList = styled.div`
  display: grid;
  gap: 16px;

  > button {
    justify-self: start;
  }

  & + fieldset {
    margin-top: 24px;
  }
`;

/** Said in the place of rows while there are none. */
export const NoEntries = styled.p`
  color: var(--ink-secondary);
`;
