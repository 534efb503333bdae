import type { Control } from 'react-hook-form';
import { plural } from '@/formats/text';
import { optionOf, type NamedOption } from '@/lookups/lookupsApi';
import { SelectField } from '@/ui/form/SelectField';
import type { Checked } from '../importSession/questions';
import { Answers, Faint, Section } from '../importStyles';
import { maxAsked } from '../places/UnknownPlaces';
import type { QuestionsInput } from './questionsForm';

interface UnknownGroupsProps {
  control: Control<QuestionsInput>;
  groups: Checked['groups'];
  options: readonly NamedOption[];
  /** Existing groups, by plainWords name. */
  byName: ReadonlyMap<string, number>;
  numberOf: (text: string) => number;
}

/** Handling of each group that does not exist. */
export function UnknownGroups({ control, groups, options, byName, numberOf }: UnknownGroupsProps) {
  const unknown = groups.filter(({ key }) => !byName.has(key)).slice(0, maxAsked);
  if (unknown.length === 0) return null;
  return (
    <Section aria-label="Grupos que não existem">
      <h3>Grupos que não existem</h3>
      <Faint>O que ficar sem resposta não põe ninguém em grupo, e o nome vai para as observações.</Faint>
      <Answers $least="18rem">
        {unknown.map(({ key, label, rows }) => (
          <SelectField
            key={key}
            control={control}
            name={`groups.${numberOf(key)}`}
            label={`“${label}” é`}
            help={plural(rows, 'linha', 'linhas')}
            options={options.map(optionOf)}
            placeholder="Não pôr em grupo"
            emptyValue={null}
          />
        ))}
      </Answers>
    </Section>
  );
}
