import { useId } from 'react';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { Form } from '@/ui/form/Form';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { Dialog } from '@/ui/panel/Dialog';
import { useFocusGivenBack } from '@/ui/focus/useFocusGivenBack';
import { useLocalForm } from '@/ui/form/useLocalForm';

const Words = styled.p`
  margin-bottom: 20px;
  color: var(--ink-secondary);
`;

const Choices = styled(Form)`
  label span {
    white-space: pre-line;
  }
`;

/** A field both changed, with its values as text. */
interface Dispute {
  label: string;
  mine: string;
  theirs: string;
}

export type Side = 'mine' | 'theirs';

interface EditConflictProps {
  disputes: readonly Dispute[];
  onChoose: (sides: Side[]) => void;
  onBack: () => void;
}

/** Asks which value to keep in each field that someone else changed meanwhile. */
export function EditConflict({ disputes, onChoose, onBack }: EditConflictProps) {
  useFocusGivenBack(true);
  const formId = useId();
  const { control, handleSubmit } = useLocalForm<{ sides: (Side | '')[] }>({
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
        Outra pessoa, ou você em outra aba, salvou mudanças depois que você abriu este formulário. O que você
        digitou ainda não foi salvo. {disputes.length > 1 ? 'Em cada um destes campos' : 'Neste campo'}, qual
        dos dois fica? Nos demais, fica o que cada um mudou.
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
