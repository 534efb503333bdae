import { borneName, type NameChoice } from '@/formats/personName';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { CheckInput, ChoiceLabel } from '@/ui/form/choiceStyles';
import { countOf, savedText, type Kind, type Paper } from './kind';
import { Card, Quiet } from './letterStyles';
import type { Choices, Mailing } from './mailing';
import { Radios } from './Radios';
import type { Phase } from './useRecipients';

interface NamesChoiceProps {
  paper: Paper;
  mailing: Mailing;
  phase: Phase;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

const nameOptions = [
  { value: 'record', label: 'Nome do cadastro' },
  { value: 'social', label: 'Nome social, onde anotado' },
  { value: 'called', label: 'Nome social ou apelido, onde houver' },
] as const satisfies readonly { value: NameChoice; label: string }[];

const each: Readonly<Record<Kind, string>> = {
  letter: 'Uma carta por endereço',
  envelope: 'Um envelope por endereço',
  label: 'Uma etiqueta por endereço',
};

/** How people are named, and whether those at one address get one together. */
export function NamesChoice({ paper, mailing, phase, choices, onChange }: NamesChoiceProps) {
  const { recipients, households, noAddress } = mailing;
  const { names, byAddress } = choices;
  const others = recipients.filter((one) => borneName(one, names) !== one.name).length;
  return (
    <Card aria-label="Nomes e endereços">
      <h2>Nomes e endereços</h2>
      <Radios<NameChoice>
        label="Nome"
        options={nameOptions}
        value={names}
        onChange={(next) => onChange({ ...choices, names: next })}
      />
      {names !== 'record' && phase !== 'reading' && (
        <Quiet role="status">
          {others === 0
            ? 'Ninguém aqui tem outro nome.'
            : `${plural(others, 'pessoa leva', 'pessoas levam')} outro nome que o do cadastro.`}
        </Quiet>
      )}
      <ChoiceLabel>
        <CheckInput
          checked={byAddress}
          onChange={({ target }) => onChange({ ...choices, byAddress: target.checked })}
        />
        {each[paper.kind]}
      </ChoiceLabel>
      {byAddress && phase !== 'reading' && (
        <Quiet role="status">
          {savedBy(paper, recipients.length, households.length)}
          {choices.withoutAddress &&
            noAddress.length > 0 &&
            ` Sem endereço, ${formatNumber(noAddress.length)} ${noAddress.length === 1 ? 'recebe' : 'recebem'} à parte.`}
        </Quiet>
      )}
    </Card>
  );
}

function savedBy(paper: Paper, alone: number, together: number): string {
  const saved = savedText(paper, alone, together);
  return saved
    ? `De ${countOf(paper.kind, alone)}, ficam ${formatNumber(together)}: poupa ${saved}.`
    : 'Ninguém aqui divide o endereço com outra pessoa.';
}
