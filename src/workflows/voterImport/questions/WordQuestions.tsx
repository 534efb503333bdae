import type { Control } from 'react-hook-form';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { SelectField } from '@/ui/form/SelectField';
import { AreaCodeField } from '@/ui/form/AreaCodeField';
import type { AskedWord } from '../check/checkRow';
import type { AskedCount } from '../importSession/questions';
import { Answers, Faint, Section } from '../importStyles';
import { maxAsked } from '../places/UnknownPlaces';
import { subjects, wordKey, type QuestionsInput } from './questionsForm';
import { RowKinds } from './RowKinds';
import { ShortYears } from './ShortYears';

interface WordQuestionsProps {
  control: Control<QuestionsInput>;
  words: readonly AskedCount[];
  numberOf: (text: string) => number;
}

/** The words that match no option: each is asked about once, for all rows. */
export function WordQuestions({ control, words, numberOf }: WordQuestionsProps) {
  const abouts = Object.keys(subjects) as AskedWord['about'][];
  return (
    <>
      {abouts.map((about) => {
        const subject = subjects[about];
        const asked = words.filter((word) => word.about === about);
        if (!subject || asked.length === 0) return null;
        const beyond = asked.length - maxAsked;
        return (
          <Section key={about} aria-label={subject.title}>
            <h3>{subject.title}</h3>
            <Faint>
              O que ficar sem resposta entra como ‘{subject.none}’, e a palavra vai para as observações.
            </Faint>
            <Answers $least="15rem">
              {asked.slice(0, maxAsked).map((word) => (
                <SelectField
                  key={word.key}
                  control={control}
                  name={`words.${numberOf(wordKey(word))}`}
                  label={`“${word.word}” é`}
                  help={plural(word.rows, 'linha', 'linhas')}
                  options={subject.options}
                  placeholder={subject.none}
                />
              ))}
            </Answers>
            {beyond > 0 && <Faint>Mais {formatNumber(beyond)} em poucas linhas, sem pergunta.</Faint>}
          </Section>
        );
      })}
      <RowKinds {...{ control, words, numberOf }} />
      <ShortYears
        control={control}
        words={words.filter(({ about }) => about === 'shortYear')}
        numberOf={numberOf}
      />
      <AreaCode control={control} words={words.filter(({ about }) => about === 'areaCode')} />
    </>
  );
}

const shownNumbers = 3;

/** The area code of telephones without one. */
function AreaCode({ control, words }: Pick<WordQuestionsProps, 'control' | 'words'>) {
  if (words.length === 0) return null;
  const rows = words.reduce((sum, word) => sum + word.rows, 0);
  const samples = words.slice(0, shownNumbers).map(({ word }) => word);
  return (
    <Section aria-label="Telefones sem DDD">
      <h3>Telefones sem DDD</h3>
      <Answers $least="15rem">
        <AreaCodeField
          control={control}
          name="areaCode"
          label="DDD dos telefones sem DDD"
          help={`${plural(rows, 'linha', 'linhas')}, como ${samples.join(', ')}. Sem resposta, vão para as observações.`}
        />
      </Answers>
    </Section>
  );
}
