import { useId } from 'react';
import styled from 'styled-components';
import { labelOf } from '@/formats/choices';
import { formatPhone } from '@/formats/phone';
import { optionName, useOptionList } from '@/lookups/lookupsApi';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { ChoiceInput, ChoiceLabel } from '@/ui/form/choiceStyles';
import { inputFrom } from '../../form/voterInput';
import { kinships, responsibleTypes } from '../../voterChoices';
import { differing } from './fields';
import { pickOf, planOf, type Choice, type Side, type Two } from './plan';

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

const inRole = (role: string, name?: string) => [role, name].filter(Boolean).join(': ');

/** What is put together of both. */
export function JoinedRows({ two, choice }: { two: Two; choice: Choice }) {
  const groups = useOptionList('electorGroupList');
  const { telephone, groupsId, relatives, responsible } = planOf(two, choice).input;
  return (
    <DetailsList>
      <Detail label="Telefones">{telephone.map(({ number }) => formatPhone(number)).join(', ')}</Detail>
      <Detail label="Grupos">{groupsId.map((id) => optionName(groups, id)).join(', ')}</Detail>
      <Detail label="Família">
        {relatives
          .map(({ elector, kinship }) => inRole(labelOf(kinships, kinship || null), elector?.label))
          .join(', ')}
      </Detail>
      <Detail label="Responsáveis">
        {responsible
          .map(({ responsibleId, name }) => inRole(labelOf(responsibleTypes, responsibleId || null), name))
          .join(', ')}
      </Detail>
    </DetailsList>
  );
}
