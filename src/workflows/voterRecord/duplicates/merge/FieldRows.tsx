import { useId } from 'react';
import { styled } from '@/ui/style';
import { labelOf } from '@/formats/choices';
import { formatPhone } from '@/formats/phone';
import { optionName, useOptionList } from '@/lookups/lookupsApi';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { ChoiceInput, ChoiceLabel } from '@/ui/form/choiceStyles';
import { inputFrom } from '@/features/voters/form/voterInput';
import { activeChoices, kinships, responsibleTypes } from '@/features/voters/voterChoices';
import { differing } from './fields';
import { inactiveFirst, isStatusOpen, pickOf, planOf, type Choice, type Side, type Two } from './plan';

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

/* Columns show whose value it is; where they are stacked, a text does. */
const Whose = styled.small`
  color: var(--ink-secondary);

  @media (width >= 48rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

interface FieldRowsProps {
  two: Two;
  choice: Choice;
  /** The record to keep has not been chosen, and none is proposed. */
  isStayOpen: boolean;
  isLocked: boolean;
  onStay: (side: Side) => void;
  onPick: (key: string, side: Side) => void;
}

/** Two columns: the record to keep and, for each differing field, whose value. */
export function FieldRows({ two, choice, isStayOpen, isLocked, onStay, onPick }: FieldRowsProps) {
  const sides = inactiveFirst(two);
  const [one, other] = [inputFrom(two.one), inputFrom(two.other)];
  const inputs = { one, other };
  return (
    <div>
      <Choices
        label="Cadastro que fica"
        sides={sides}
        isLocked={isLocked}
        chosen={isStayOpen ? null : choice.stays}
        textOf={(side) =>
          [
            `nº ${two[side].id} · ${two[side].name}`,
            isStatusOpen(two) && labelOf(activeChoices, two[side].status).toLowerCase(),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        onChoose={onStay}
      />
      {differing(one, other).map((field) => (
        <Choices
          key={field.key}
          label={field.label}
          sides={sides}
          isLocked={isLocked}
          chosen={field.key === 'status' ? (choice.picks['status'] ?? null) : pickOf(field, two, choice)}
          idOf={(side) => two[side].id}
          textOf={(side) => field.textOf(inputs[side])}
          onChoose={(side) => onPick(field.key, side)}
        />
      ))}
    </div>
  );
}

interface ChoicesProps {
  label: string;
  sides: readonly Side[];
  isLocked: boolean;
  /** Null: left to the person. */
  chosen: Side | null;
  /** Adds the record's id where the text does not show whose value it is. */
  idOf?: (side: Side) => number;
  textOf: (side: Side) => string;
  onChoose: (side: Side) => void;
}

function Choices({ label, sides, isLocked, chosen, idOf, textOf, onChoose }: ChoicesProps) {
  const name = useId();
  return (
    <Row role="radiogroup" aria-labelledby={`${name}-label`} disabled={isLocked}>
      <span id={`${name}-label`}>{label}</span>
      {sides.map((side) => (
        <ChoiceLabel key={side}>
          <ChoiceInput type="radio" name={name} checked={side === chosen} onChange={() => onChoose(side)} />
          <span dir="auto">
            {idOf && <Whose>nº {idOf(side)}: </Whose>}
            {textOf(side) || '— (vazio)'}
          </span>
        </ChoiceLabel>
      ))}
    </Row>
  );
}

const inRole = (role: string, name?: string) => [role, name].filter(Boolean).join(': ');

/** The fields combined from both. */
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
