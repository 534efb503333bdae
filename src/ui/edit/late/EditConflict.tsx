import { useId } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '../../button/Button';
import { FieldGroup } from '../../form/FieldGroup';
import { Form } from '../../form/Form';
import { RadioGroupField } from '../../form/RadioGroupField';
import { Dialog } from '../../panel/Dialog';
import { useFocusGivenBack } from '../../panel/useFocusGivenBack';

const Words = styled.p`
  margin-bottom: 20px;
  color: var(--ink-secondary);
`;

/* A text of several lines, and rows of a list, as they were written. */
const Choices = styled(Form)`
  label span {
    white-space: pre-line;
  }
`;

/** A field that both changed, and the values as texts. */
export interface Dispute {
  label: string;
  mine: string;
  theirs: string;
}

export type Side = 'mine' | 'theirs';

interface EditConflictProps {
  disputes: readonly Dispute[];
  /** Whose value each of them keeps, in their order. */
  onChoose: (sides: Side[]) => void;
  onBack: () => void;
}

/** Asks which of two values stays in each field that somebody else changed as well while this form was open. */
export function EditConflict({ disputes, onChoose, onBack }: EditConflictProps) {
  useFocusGivenBack(true);
  const formId = useId();
  const { control, handleSubmit } = useForm<{ sides: (Side | '')[] }>({
    defaultValues: { sides: disputes.map(() => '') },
  });
  return (
    <Dialog
      isQuestion
      title="Outra pessoa mudou isto enquanto você editava"
      onClose={onBack}
      footer={
        <>
          <Button onClick={onBack}>Voltar ao formulário</Button>
          <Button type="submit" form={formId} kind="primary">
            Salvar com esta escolha
          </Button>
        </>
      }
    >
      <Words>
        Outra pessoa, ou você em outra aba, salvou este registro depois que você o abriu. O que você digitou
        ainda não foi salvo. {disputes.length > 1 ? 'Em cada um destes campos' : 'Neste campo'}, qual dos dois
        fica? Nos demais, fica o que cada um mudou.
      </Words>
      <Choices
        id={formId}
        aria-label="O que fica"
        onSubmit={handleSubmit(({ sides }) => onChoose(sides as Side[]))}
      >
        <FieldGroup>
          {disputes.map(({ label, mine, theirs }, index) => (
            <RadioGroupField
              key={label}
              control={control}
              name={`sides.${index}`}
              label={label}
              required
              column
              options={[
                { value: 'mine', label: 'O seu', detail: mine || blank },
                { value: 'theirs', label: 'O da outra pessoa', detail: theirs || blank },
              ]}
            />
          ))}
        </FieldGroup>
      </Choices>
    </Dialog>
  );
}

const blank = 'Em branco';
