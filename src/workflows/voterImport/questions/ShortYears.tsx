import type { Control } from 'react-hook-form';
import { today } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { readTypedDate } from '@/formats/typed';
import { SelectField } from '@/ui/form/SelectField';
import type { AskedCount } from '../importSession/questions';
import { Answers, Faint, Section } from '../importStyles';
import { wordKey, type QuestionsInput } from './questionsForm';

const shownReadings = 8;

/** The year as the forms read it in a past date; '' if they require four digits. */
const formYear = (year: string) =>
  readTypedDate(`01/01/${year}`, { isPast: true, now: today() })?.slice(0, 4) ?? '';

interface ShortYearsProps {
  control: Control<QuestionsInput>;
  words: readonly AskedCount[];
  numberOf: (text: string) => number;
}

/** Two-digit years: asked if two years are possible, stated if one is. */
export function ShortYears({ control, words, numberOf }: ShortYearsProps) {
  if (words.length === 0) return null;
  const thisYear = Number(today().slice(2, 4));
  const isUnclear = ({ key }: AskedCount) => Number(key) <= thisYear;
  const unclear = words.filter(isUnclear);
  const sure = words.filter((word) => !isUnclear(word));
  const readings = sure.slice(0, shownReadings).map(({ key }) => `${key} é ${formYear(key)}`);
  return (
    <Section aria-label="Anos com dois algarismos">
      <h3>Anos com dois algarismos</h3>
      {readings.length > 0 && (
        <Faint>
          {readings.join(', ')}
          {sure.length > readings.length && `, e mais ${formatNumber(sure.length - readings.length)}`}.
        </Faint>
      )}
      {unclear.length > 0 && (
        <Answers $least="15rem">
          {unclear.map((word) => (
            <SelectField
              key={word.key}
              control={control}
              name={`words.${numberOf(wordKey(word))}`}
              label={`O ano “${word.word}” é`}
              help={plural(word.rows, 'linha', 'linhas')}
              options={['19', '20'].map((century) => {
                const year = `${century}${word.key}`;
                return { value: year, label: year };
              })}
              placeholder={formYear(word.key) || 'Não se sabe: vai para as observações'}
            />
          ))}
        </Answers>
      )}
    </Section>
  );
}
