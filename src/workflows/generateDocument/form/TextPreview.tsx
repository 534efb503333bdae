import { useDeferredValue, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { officeProfilePath } from '@/features/settings/settingsPaths';
import { missingText } from '@/formats/tokens';
import { elementOf } from '@/records/export/sheetElement';
import { LetterheadField } from '@/records/office/LetterheadField';
import { hasLetterhead, useOfficeProfile, type OfficeProfile } from '@/records/office/officeProfile';
import { styled } from '@/ui/style';
import {
  addresseeRole,
  addresseeTreatment,
  isForAuthor,
  officeFactOf,
  phonesPlace,
  placeOf,
  typedOf,
} from '@/texts/brackets/bracketNames';
import type { LeftBracket } from '@/texts/brackets/fillBrackets';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { TextField } from '@/ui/form/TextField';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { overSays } from '@/texts/markup/cleanHtml';
import { letterhead, letterheadStyle } from '@/texts/paper/letterhead';
import { Reading, SheetPreview } from '@/texts/paper/SheetPreview';
import { closingOf, factsOf, type DocumentSource, type GenerateValues } from './generateInput';
import { filledTemplate, type Templates } from './templates';

const Frame = styled(Reading)`
  max-height: 28rem;
  margin-top: 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  ${letterheadStyle}
`;

const Asked = styled.div`
  margin-top: 16px;

  p {
    margin-top: 8px;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

interface TextPreviewProps {
  control: Control<GenerateValues>;
  source: DocumentSource;
  templates: Templates;
  /** Labels of the chosen ids. */
  namesOf: (values: Pick<GenerateValues, 'type' | 'areaInterest'>) => { type: string; department: string };
  /** Whether the office facts typed here are saved in its profile. */
  maySettle: boolean;
}

/** Preview of the text, under the office's letterhead. */
export function TextPreview({ control, source, templates, namesOf, maySettle }: TextPreviewProps) {
  const values = useWatch({ control }) as GenerateValues;
  const written = useDeferredValue(JSON.stringify(values));
  const office = useOfficeProfile();
  const filled = useMemo(() => {
    const values = JSON.parse(written) as GenerateValues;
    const html = templates.htmlOf(values.template);
    if (html === null) return null;
    const fill = (typed: GenerateValues['typed']) => {
      const all = { ...values, typed };
      return filledTemplate(html, factsOf(all, source, namesOf(all)), closingOf(all, source));
    };
    const own = fill(values.typed);
    const phones = office.phones || (maySettle ? typedOf(values.typed, 'phones') : '');
    const typedHead = maySettle && !hasLetterhead(office) ? values.letterhead : office.letterhead;
    const head = letterhead({ letterhead: typedHead, phones });
    own.content.prepend(...head.map((line) => elementOf(document, line)));
    // A placeholder keeps its field after it was typed.
    return { ...own, asked: fill({}).brackets, hasHead: head.length > 0, hasPhones: phones !== '' };
  }, [written, templates, source, namesOf, office, maySettle]);
  if (!filled) return null;
  if (filled.isOver) return <PanelNotice>{overSays('Este modelo não pode ser mostrado')}</PanelNotice>;
  return (
    <>
      <Missing {...{ control, maySettle, office }} {...filled} />
      <Frame aria-label="Texto do documento">
        <SheetPreview content={filled.content} under={3} />
      </Frame>
    </>
  );
}

/** Maximum characters of a placeholder's value. */
const maxTyped = 120;

const wordsOf: Readonly<Record<string, string>> = {
  [addresseeRole]: 'Cargo do destinatário',
  [addresseeTreatment]: 'Tratamento do destinatário',
  cargo: 'Cargo de quem assina',
  tratamento: 'Tratamento de quem assina',
};

/** '[nome do(a) servidor(a)]' → 'Nome do(a) servidor(a)'. */
const labelOf = ({ key, written }: LeftBracket) => {
  const words = written.slice(1, -1).replaceAll('_', ' ').trim();
  return wordsOf[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const whoWrites =
  'Quem administra escreve o cabeçalho e os telefones em ‘O gabinete’, nas Configurações, e os passa a um colega em Ajustes do gabinete.';

interface MissingProps extends Pick<TextPreviewProps, 'control' | 'maySettle'> {
  brackets: readonly LeftBracket[];
  /** Includes those already typed. */
  asked: readonly LeftBracket[];
  office: OfficeProfile;
  /** Whether the printed document will have a letterhead. */
  hasHead: boolean;
  /** Whether the telephones are known or typed here. */
  hasPhones: boolean;
}

/** What is still missing in the printed document, each with its field. */
function Missing({ control, maySettle, brackets, asked, office, hasHead, hasPhones }: MissingProps) {
  const asksHead = !hasLetterhead(office);
  const asksPhones = office.phones === '';
  const facts = asked.map(({ key }) => officeFactOf(key));
  // Two placeholders of the same fact share one field.
  const fields = asked.filter(({ key }, at) => {
    const fact = facts[at];
    if (isForAuthor(key) || (fact === 'phones' && maySettle)) return false;
    return fact === undefined || facts.indexOf(fact) === at;
  });
  const namesPhones = brackets.some(({ key }) => officeFactOf(key) === 'phones');
  const missing = [
    ...brackets.map(({ written }) => written),
    ...(hasHead ? [] : ['o cabeçalho do papel']),
    ...(hasPhones || namesPhones ? [] : ['os telefones do gabinete']),
  ];
  return (
    <>
      {missing.length > 0 && <PanelNotice tone="info">{missingText(missing)}</PanelNotice>}
      <Asked>
        {fields.length > 0 && (
          <FieldGroup title="No lugar dos colchetes" columns={2}>
            {fields.map((bracket) => (
              <TextField
                key={bracket.key}
                control={control}
                name={`typed.${placeOf(bracket.key)}`}
                label={labelOf(bracket)}
                maxLength={maxTyped}
              />
            ))}
          </FieldGroup>
        )}
        {maySettle && (asksHead || asksPhones) && (
          <FieldGroup title="No alto do papel">
            {asksHead && <LetterheadField control={control} name="letterhead" />}
            {asksPhones && (
              <TextField
                control={control}
                name={`typed.${phonesPlace}`}
                label="Telefones do gabinete"
                help="Sob o cabeçalho."
                maxLength={maxTyped}
              />
            )}
          </FieldGroup>
        )}
        {maySettle && (asksHead || asksPhones || facts.some(Boolean)) && (
          <p>
            A cidade, o cargo, os telefones, a quem se escreve e o cabeçalho ficam guardados em{' '}
            <Link to={officeProfilePath} target="_blank">
              O gabinete
            </Link>
            , nas Configurações, só neste computador, e da próxima vez já vêm escritos.
          </p>
        )}
        {!maySettle && (asksHead || asksPhones) && <p>{whoWrites}</p>}
      </Asked>
    </>
  );
}
