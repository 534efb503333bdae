import type { Control } from 'react-hook-form';
import { choices } from '@/formats/choices';
import { plural } from '@/formats/text';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { useBlockedReason } from '@/ui/useBlockedReason';
import type { Choices, Plan } from '../importSession/questions';
import { Answered, Faint, Fields, Section } from '../importStyles';

const faultChoices = choices([
  { value: 'note', label: 'Importar sem este campo; o valor vai para as observações' },
  { value: 'aside', label: 'Deixar a linha de fora' },
] as const);

interface PlanChoicesProps {
  control: Control<Choices>;
  plan: Plan;
}

/** Handling of existing voters, of duplicates in the sheet, and of unreadable values. */
export function PlanChoices({ control, plan }: PlanChoicesProps) {
  const noEdit = useBlockedReason()('edit_voter');
  return (
    <>
      <Fields $least="20rem">
        <RadioGroupField
          control={control}
          name="inBase"
          label="Quem já está cadastrado"
          help="Pelo CPF, ou por um telefone inteiro e o nome; CPFs ou nascimentos diferentes são duas pessoas."
          column
          options={[
            { value: 'skip', label: 'Pular' },
            {
              value: 'complete',
              label: 'Completar o que está vazio no cadastro',
              detail: noEdit ?? 'Nada do que já está no cadastro muda, salvo o “não” à comunicação.',
              disabled: noEdit !== undefined,
            },
            {
              value: 'create',
              label: 'Criar assim mesmo',
              detail: 'Com o mesmo CPF, o cadastro pode ser recusado.',
            },
          ]}
        />
        <RadioGroupField
          control={control}
          name="inSheet"
          label="Quem se repete na própria planilha"
          column
          options={[
            { value: 'skip', label: 'Pular', detail: 'Vale a primeira linha.' },
            { value: 'create', label: 'Criar assim mesmo' },
          ]}
        />
      </Fields>
      {plan.onlyNo > 0 && (
        <RadioGroupField
          control={control}
          name="noWins"
          label={`${plural(plan.onlyNo, 'já cadastrado diz', 'já cadastrados dizem')} não à comunicação na planilha`}
          column
          options={[
            {
              value: true,
              label: 'Deixam de receber',
              detail: noEdit ?? 'Nada mais muda no cadastro deles.',
              disabled: noEdit !== undefined,
            },
            { value: false, label: 'Ficam como estão' },
          ]}
        />
      )}
      {plan.faults.length > 0 && (
        <Section aria-label="O que não se lê">
          <h3>O que não se lê</h3>
          <Faint>Uma resposta para todas as linhas com o mesmo problema.</Faint>
          <Answered $least="26rem">
            {plan.faults.map(({ kind, label, rows, samples }) => (
              <NativeSelectField
                key={kind}
                control={control}
                name={`faults.${kind}`}
                label={label}
                help={`${plural(rows, 'linha', 'linhas')}, como ${samples.map((cell) => `“${cell}”`).join(', ')}`}
                options={faultChoices}
                required
              />
            ))}
          </Answered>
        </Section>
      )}
    </>
  );
}
