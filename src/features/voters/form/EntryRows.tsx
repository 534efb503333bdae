import { useRef, type ReactNode } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { CloseIcon, PlusIcon } from '@/ui/icons';
import { rowLists, type RowListName } from './rowLists';
import type { VoterInput } from './voterInput';

const List = styled.div`
  display: grid;
  gap: 16px;

  > button {
    justify-self: start;
  }

  & + fieldset {
    margin-top: 1.5rem;
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

  /* Stacked: the first field leaves space for the button beside it. */
  > :not(:first-child, button) {
    grid-column: 1 / -1;
  }

  > button {
    grid-row: 1;
    grid-column: 2;
    align-self: start;
    margin-top: 1.5rem;
  }

  @container (width >= 32.5rem) {
    grid-template-columns: ${({ $columns }) => $columns} auto;

    > :not(:first-child, button) {
      grid-column: auto;
    }

    > button {
      grid-column: -2;
    }
  }
`;

interface EntryRowsProps {
  control: Control<VoterInput>;
  name: RowListName;
  children: (index: number) => ReactNode;
}

/** Editable rows, with buttons to remove and add. */
export function EntryRows({ control, name, children }: EntryRowsProps) {
  const { one, start, first, columns, noneText, most } = rowLists[name];
  const { fields, append, remove } = useFieldArray({ control, name });
  const add = useRef<HTMLButtonElement>(null);
  const lowerOne = one.toLocaleLowerCase('pt-BR');
  return (
    <List>
      {fields.length === 0 && noneText && <None>{noneText}</None>}
      {fields.map(({ id }, index) => (
        <Measure key={id}>
          {/* The number distinguishes fields with the same label. */}
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
        onClick={() => append(start, { focusName: `${name}.${fields.length}.${first}` })}
      >
        Adicionar {lowerOne}
      </Button>
    </List>
  );
}
