import { useRef, type ReactNode } from 'react';
import { useFieldArray, type Control, type FieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { CloseIcon, PlusIcon } from '@/ui/icons';
import type { VoterInput } from './voterInput';

const List = styled.div`
  display: grid;
  gap: 16px;

  > button {
    justify-self: start;
  }

  & + fieldset {
    margin-top: 24px;
  }
`;

const None = styled.p`
  color: var(--ink-secondary);
`;

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

type ListName = 'telephone' | 'responsible' | 'relatives';

interface EntryRowsProps<Name extends ListName> {
  control: Control<VoterInput>;
  name: Name;
  /** What one is called: 'Telefone'. With its number it tells apart fields that have the same label in each row. */
  one: string;
  /** Said in the place of rows while there are none. */
  noneText?: string;
  /** What a new row holds, and which of its fields takes the focus. */
  start: VoterInput[Name][number];
  focusOn: keyof VoterInput[Name][number] & string;
  /** Widths of the fields where they stand side by side, as CSS grid tracks. */
  columns: string;
  /** The most there may be, and what is said when they are reached. */
  most?: { count: number; reason: string };
  /** The fields of the row at a place. */
  children: (index: number) => ReactNode;
}

/** A list of entries in the form: each with its fields in a row and a button that removes it; one adds another. */
export function EntryRows<Name extends ListName>({
  control,
  name,
  one,
  noneText,
  start,
  focusOn,
  columns,
  most,
  children,
}: EntryRowsProps<Name>) {
  const { fields, append, remove } = useFieldArray<VoterInput, Name>({ control, name });
  const add = useRef<HTMLButtonElement>(null);
  const lowerOne = one.toLocaleLowerCase('pt-BR');
  return (
    <List>
      {fields.length === 0 && noneText && <None>{noneText}</None>}
      {fields.map(({ id }, index) => (
        <Measure key={id}>
          <Row role="group" aria-label={`${one} ${index + 1}`} $columns={columns}>
            {children(index)}
            <IconButton
              label={`Remover ${lowerOne} ${index + 1}`}
              icon={<CloseIcon />}
              onClick={() => {
                remove(index);
                add.current?.focus();
              }}
            />
          </Row>
        </Measure>
      ))}
      <Button
        ref={add}
        icon={<PlusIcon size={16} />}
        blockedReason={most && fields.length >= most.count ? most.reason : undefined}
        onClick={() =>
          append(start as FieldArray<VoterInput, Name>, { focusName: `${name}.${fields.length}.${focusOn}` })
        }
      >
        Adicionar {lowerOne}
      </Button>
    </List>
  );
}
