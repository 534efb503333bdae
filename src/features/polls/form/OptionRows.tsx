import { useMemo, useRef } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { styled } from '@/ui/style';
import { sameText } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { TextField } from '@/ui/form/TextField';
import { useRowOrder } from '@/ui/form/useRowOrder';
import { PlusIcon } from '@/ui/icons';
import { emptyOption, limits, optionCount, type PollInput } from '../pollInput';

const Rows = styled.ol`
  display: grid;
  gap: 12px;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px;
  }

  /* Aligned with the control, which is below its label. */
  li > span {
    align-self: start;
    margin-top: 1.75rem;
  }

  @media (width < 48rem) {
    li > span {
      margin-top: 2rem;
    }
  }
`;

const Add = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  p {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

const { min, max } = optionCount;
const lockedReason = 'Depois de criada a enquete, as respostas não mudam mais.';

/** Ordered options, not blank nor repeated; locked once the poll exists. */
export function OptionRows({ form, isEditing }: { form: UseFormReturn<PollInput>; isEditing: boolean }) {
  const { control, formState } = form;
  const { fields, append, move, remove } = useFieldArray({ control, name: 'options', keyName: 'key' });
  const addButton = useRef<HTMLButtonElement>(null);
  const { help, status, toolsOf } = useRowOrder({
    count: fields.length,
    nameOf: (index) => `resposta ${index + 1}`,
    ending: 'a',
    move,
    remove,
    focusWithoutRows: () => addButton.current?.focus(),
    lockedReason: isEditing ? lockedReason : undefined,
    keepReason: fields.length <= min ? `Uma enquete tem ao menos ${min} respostas.` : undefined,
  });

  const refusal = formState.errors.options?.root?.message;
  const messages = useMemo(() => (refusal ? [refusal] : []), [refusal]);

  const add = () => append(emptyOption(), { focusName: `options.${fields.length}.op` });
  const addBlocked = fields.length >= max ? `Uma enquete tem até ${max} respostas.` : undefined;

  return (
    <FieldGroup title="Respostas">
      <ServerErrors messages={messages} />
      <Rows aria-label="Respostas">
        {fields.map(({ key }, index) => (
          <li key={key}>
            <TextField
              control={control}
              name={`options.${index}.op`}
              label={`Resposta ${index + 1}`}
              required
              maxLength={limits.op}
              disabled={isEditing}
              validate={(op, { options }) =>
                options.slice(0, index).some((earlier) => sameText(earlier.op, op))
                  ? 'Esta resposta já existe.'
                  : undefined
              }
            />
            {toolsOf(index)}
          </li>
        ))}
      </Rows>
      <Add>
        <Button
          ref={addButton}
          icon={<PlusIcon />}
          blockedReason={isEditing ? lockedReason : addBlocked}
          onClick={add}
        >
          Adicionar resposta
        </Button>
        {!isEditing && help && <p>{help}</p>}
      </Add>
      {status}
    </FieldGroup>
  );
}
