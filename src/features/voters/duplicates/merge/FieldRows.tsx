import { useId } from 'react';
import styled from 'styled-components';
import { ChoiceInput, ChoiceLabel } from '@/ui/form/choiceStyles';
import { inputFrom } from '../../form/voterInput';
import { differing } from './fields';
import { pickOf, type Choice, type Side, type Two } from './plan';

const Row = styled.fieldset`
  display: grid;
  grid-template-columns: 11rem repeat(2, minmax(0, 1fr));
  gap: 4px 16px;
  align-items: start;
  min-width: 0;
  margin: 0;
  padding: 6px 0;
  border: 0;
  border-top: var(--line-width) solid var(--line);

  > span {
    padding: 6px 0;
    color: var(--ink-secondary);
  }

  @media (width < 48rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    > span {
      padding-block: 6px 0;
      font-weight: 500;
    }
  }
`;

const sides: readonly Side[] = ['one', 'other'];

interface FieldRowsProps {
  two: Two;
  choice: Choice;
  isLocked: boolean;
  onStay: (side: Side) => void;
  onPick: (key: string, side: Side) => void;
}

/** Two columns: which record stays, and of each field that differs, whose value. */
export function FieldRows({ two, choice, isLocked, onStay, onPick }: FieldRowsProps) {
  const [one, other] = [inputFrom(two.one), inputFrom(two.other)];
  const inputs = { one, other };
  return (
    <div>
      <Choices
        label="Cadastro que fica"
        isLocked={isLocked}
        chosen={choice.stays}
        textOf={(side) => `nº ${two[side].id} · ${two[side].name}`}
        onChoose={onStay}
      />
      {differing(one, other).map((field) => (
        <Choices
          key={field.key}
          label={field.label}
          isLocked={isLocked}
          chosen={pickOf(field, two, choice)}
          textOf={(side) => field.textOf(inputs[side])}
          onChoose={(side) => onPick(field.key, side)}
        />
      ))}
    </div>
  );
}

interface ChoicesProps {
  label: string;
  isLocked: boolean;
  chosen: Side;
  textOf: (side: Side) => string;
  onChoose: (side: Side) => void;
}

function Choices({ label, isLocked, chosen, textOf, onChoose }: ChoicesProps) {
  const name = useId();
  return (
    <Row role="radiogroup" aria-labelledby={`${name}-label`} disabled={isLocked}>
      <span id={`${name}-label`}>{label}</span>
      {sides.map((side) => (
        <ChoiceLabel key={side}>
          <ChoiceInput type="radio" name={name} checked={side === chosen} onChange={() => onChoose(side)} />
          <span dir="auto">{textOf(side) || '— (vazio)'}</span>
        </ChoiceLabel>
      ))}
    </Row>
  );
}
