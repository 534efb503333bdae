import { useEffect, useMemo, useRef } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { styled } from '@/ui/style';
import { optionOf, withHeld, type NamedOption } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NumberField } from '@/ui/form/NumberField';
import { SelectField } from '@/ui/form/SelectField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { CloseIcon, PlusIcon } from '@/ui/icons';
import type { ServiceDocument } from '../service';
import { emptyDocument, type ServiceInput } from '../serviceInput';

const Rows = styled.ul`
  display: grid;
  gap: 16px;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 2.25rem;
    gap: 12px;
  }

  li > :first-child {
    grid-column: 1 / 3;
  }

  /* Aligned with the controls, which are below their labels. */
  li > button {
    grid-row: 1;
    grid-column: 3;
    align-self: start;
    margin-top: 1.5rem;
  }

  @container (width >= 30rem) {
    li {
      grid-template-columns: minmax(0, 1fr) 7rem 5rem 2.25rem;
    }

    li > :first-child {
      grid-column: 1;
    }

    li > button {
      grid-column: 4;
    }
  }
`;

interface DocumentRowsProps {
  form: UseFormReturn<ServiceInput>;
  types: readonly NamedOption[];
  /** Recorded documents: their types stay available even if removed from the list. */
  held: readonly ServiceDocument[];
}

export function DocumentRows({ form, types, held }: DocumentRowsProps) {
  const { control, formState, setFocus } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'documents' });

  const refusal = formState.errors.documents?.root?.message;
  const messages = useMemo(() => (refusal ? [refusal] : []), [refusal]);
  const documents = useWatch({ control, name: 'documents' });

  const add = () => append(emptyDocument(), { focusName: `documents.${fields.length}.typeId` });
  const addButton = useRef<HTMLButtonElement>(null);
  const removedAt = useRef<number | null>(null);
  const takeAway = (index: number) => {
    removedAt.current = index;
    remove(index);
  };
  // The pressed button unmounts: focus the next row, else the add button.
  useEffect(() => {
    if (removedAt.current === null) return;
    const next = Math.min(removedAt.current, fields.length - 1);
    removedAt.current = null;
    if (next >= 0) setFocus(`documents.${next}.typeId`);
    else addButton.current?.focus();
  }, [fields.length, setFocus]);

  return (
    <FieldGroup title="Requerimentos, ofícios, indicações e moções">
      <ServerErrors messages={messages} />
      {fields.length > 0 && (
        <Rows>
          {fields.map(({ id }, index) => (
            <li key={id} aria-label={`Documento ${index + 1}`}>
              <SelectField
                control={control}
                name={`documents.${index}.typeId`}
                label="Tipo"
                required
                options={typesFor(types, held, documents[index]?.typeId ?? null)}
                emptyValue={null}
              />
              <NumberField control={control} name={`documents.${index}.number`} label="Número" required />
              <NumberField
                control={control}
                name={`documents.${index}.year`}
                label="Ano"
                digits={4}
                required
              />
              <IconButton
                label={`Retirar documento ${index + 1}`}
                icon={<CloseIcon />}
                onClick={() => takeAway(index)}
              />
            </li>
          ))}
        </Rows>
      )}
      <div>
        <Button ref={addButton} icon={<PlusIcon />} onClick={add}>
          Adicionar documento
        </Button>
      </div>
    </FieldGroup>
  );
}

function typesFor(types: readonly NamedOption[], held: readonly ServiceDocument[], typeId: number | null) {
  const own = held.find((document) => document.typeId === typeId);
  return withHeld(types.map(optionOf), own ? { value: own.typeId, label: own.typeName } : null);
}
