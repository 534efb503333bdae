import type { Control } from 'react-hook-form';
import { plural } from '@/formats/text';
import { SelectField } from '@/ui/form/SelectField';
import type { AskedWord } from '../check/checkRow';
import type { AskedCount } from '../importSession/questions';
import { Answers, Faint, Section } from '../importStyles';
import { wordKey, type QuestionsInput } from './questionsForm';

interface Kind {
  title: string;
  text: string;
  label: (sample: string) => string;
  options: readonly { value: string; label: string }[];
  none: string;
}

const dateOrder: Kind = {
  title: 'Dia ou mês primeiro',
  text: 'A coluna das datas de nascimento não diz em que ordem foi escrita. Sem resposta, o dia vem primeiro.',
  label: (sample) => `Nesta coluna, “${sample}” tem primeiro`,
  options: [
    { value: 'day', label: 'o dia' },
    { value: 'month', label: 'o mês' },
  ],
  none: 'o dia',
};

/** Questions asked once for all rows of a kind, with one of its cells as an example. */
const kinds: { [About in AskedWord['about']]?: Kind } = {
  surnameFirst: {
    title: 'Sobrenome na frente',
    text: 'Sem resposta, vira só o que pelas maiúsculas ou pela maioria da coluna parece ter o sobrenome na frente. Cada nome virado leva um aviso na conferência.',
    label: (sample) => `Nomes como “${sample}”`,
    options: [
      { value: 'turn', label: 'Pôr o sobrenome no fim' },
      { value: 'keep', label: 'Deixar como estão' },
    ],
    none: 'Como a planilha parece',
  },
  ninthDigit: {
    title: 'Celulares sem o nono dígito',
    text: 'Sem resposta, entram como estão, com um aviso.',
    label: (sample) => `Telefones como ${sample}`,
    options: [
      { value: 'complete', label: 'Pôr o 9 na frente de todos' },
      { value: 'keep', label: 'Deixar como estão' },
    ],
    none: 'Deixar como estão',
  },
  dateOrder,
};

/** A column whose cells are unambiguously month-first. */
const monthFirst: Kind = {
  ...dateOrder,
  text: 'A coluna das datas de nascimento tem o mês primeiro, como se escreve em inglês: há nela dias que só assim se leem.',
  none: 'o mês',
};

const kindOf = ({ about, key }: AskedCount) =>
  about === 'dateOrder' && key === 'month' ? monthFirst : kinds[about];

interface RowKindsProps {
  control: Control<QuestionsInput>;
  words: readonly AskedCount[];
  numberOf: (text: string) => number;
}

/** Questions about all rows of a kind, each with one of their cells as an example. */
export function RowKinds({ control, words, numberOf }: RowKindsProps) {
  return words.map((word) => {
    const kind = kindOf(word);
    if (!kind) return null;
    return (
      <Section key={word.about} aria-label={kind.title}>
        <h3>{kind.title}</h3>
        <Faint>{kind.text}</Faint>
        <Answers $least="18rem">
          <SelectField
            control={control}
            name={`words.${numberOf(wordKey(word))}`}
            label={kind.label(word.word)}
            help={plural(word.rows, 'linha', 'linhas')}
            options={kind.options}
            placeholder={kind.none}
          />
        </Answers>
      </Section>
    );
  });
}
