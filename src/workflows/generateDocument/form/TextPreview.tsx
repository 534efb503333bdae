import { useDeferredValue, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { missingText } from '@/formats/tokens';
import { elementOf } from '@/records/export/sheetElement';
import { LetterheadField } from '@/records/office/LetterheadField';
import { hasLetterhead, useOfficeProfile } from '@/records/office/officeProfile';
import { styled } from '@/ui/style';
import {
  addresseeRole,
  addresseeTreatment,
  isForAuthor,
  isForOffice,
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
  /** What the chosen ids are called. */
  namesOf: (values: Pick<GenerateValues, 'type' | 'areaInterest'>) => { type: string; department: string };
  /** What they type of the office is kept for it. */
  maySettle: boolean;
}

/** The text as it will be, under the office's letterhead. */
export function TextPreview({ control, source, templates, namesOf, maySettle }: TextPreviewProps) {
  const values = useWatch({ control }) as GenerateValues;
  const written = useDeferredValue(JSON.stringify(values));
  const office = useOfficeProfile();
  const asksHead = !hasLetterhead(office);
  const filled = useMemo(() => {
    const values = JSON.parse(written) as GenerateValues;
    const html = templates.htmlOf(values.template);
    if (html === null) return null;
    const fill = (typed: GenerateValues['typed']) => {
      const all = { ...values, typed };
      return filledTemplate(html, factsOf(all, source, namesOf(all)), closingOf(all, source));
    };
    const own = fill(values.typed);
    const head = letterhead({
      letterhead: asksHead && maySettle ? values.letterhead : office.letterhead,
      phones: typedOf(values.typed, 'phones') || office.phones,
    });
    own.content.prepend(...head.map((line) => elementOf(document, line)));
    // What was typed for a bracket keeps its field.
    return { ...own, asked: fill({}).brackets, hasHead: head.length > 0 };
  }, [written, templates, source, namesOf, office, asksHead, maySettle]);
  if (!filled) return null;
  if (filled.isOver) return <PanelNotice>{overSays('Este modelo não pode ser mostrado')}</PanelNotice>;
  return (
    <>
      <Missing
        {...{ control, maySettle, asksHead }}
        left={filled.brackets}
        asked={filled.asked}
        hasHead={filled.hasHead}
      />
      <Frame aria-label="Texto do documento">
        <SheetPreview content={filled.content} under={3} />
      </Frame>
    </>
  );
}

/** Letters of what stands in a bracket's place. */
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

const keepsOfOffice = (hasHead: boolean) =>
  `A cidade, o cargo, os telefones${hasHead ? ', a quem se escreve e o cabeçalho' : ' e a quem se escreve'} ficam guardados em ‘O gabinete’, nas Configurações, só neste computador, e da próxima vez já vêm escritos.`;
const keepsHead =
  'O cabeçalho fica guardado em ‘O gabinete’, nas Configurações, só neste computador, e da próxima vez já vem escrito.';
const whoHasHead =
  'Quem administra escreve o cabeçalho em ‘O gabinete’, nas Configurações, e o passa a um colega em Ajustes do gabinete.';

interface MissingProps extends Pick<TextPreviewProps, 'control' | 'maySettle'> {
  left: readonly LeftBracket[];
  /** Also those that were typed meanwhile. */
  asked: readonly LeftBracket[];
  /** The office has no letterhead yet. */
  asksHead: boolean;
  /** The paper will have one all the same. */
  hasHead: boolean;
}

/** What would still have to be written by hand, each with the field that says it. */
function Missing({ control, maySettle, left, asked, asksHead, hasHead }: MissingProps) {
  const fields = asked.filter(({ key }) => !isForAuthor(key));
  const missing = [...left.map(({ written }) => written), ...(hasHead ? [] : ['o cabeçalho do papel'])];
  const keepsOffice = maySettle && isForOffice(fields.map(({ key }) => key));
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
        {asksHead && maySettle && <LetterheadField control={control} name="letterhead" />}
        {asksHead && !maySettle && <p>{whoHasHead}</p>}
        {keepsOffice && <p>{keepsOfOffice(asksHead)}</p>}
        {asksHead && maySettle && !keepsOffice && <p>{keepsHead}</p>}
      </Asked>
    </>
  );
}
