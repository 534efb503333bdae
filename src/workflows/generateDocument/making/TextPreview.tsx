import { useDeferredValue, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { missingText } from '@/formats/tokens';
import { styled } from '@/ui/style';
import {
  addresseeRole,
  addresseeTreatment,
  isForAuthor,
  isForOffice,
  placeOf,
} from '@/texts/brackets/bracketNames';
import type { LeftBracket } from '@/texts/brackets/fillBrackets';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { TextField } from '@/ui/form/TextField';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { overSays } from '@/texts/markup/cleanHtml';
import { Reading, SheetPreview } from '@/texts/paper/SheetPreview';
import { closingOf, factsOf, type DocumentSource, type MakingValues } from './makingInput';
import { filledTemplate, type Templates } from './templates';

const Frame = styled(Reading)`
  max-height: 28rem;
  margin-top: 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
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
  control: Control<MakingValues>;
  source: DocumentSource;
  templates: Templates;
  /** What the chosen ids are called. */
  namesOf: (values: Pick<MakingValues, 'type' | 'areaInterest'>) => { type: string; department: string };
  /** What they type of the office is kept for it. */
  maySettle: boolean;
}

/** The text as it will be. */
export function TextPreview({ control, source, templates, namesOf, maySettle }: TextPreviewProps) {
  const values = useWatch({ control }) as MakingValues;
  const written = useDeferredValue(JSON.stringify(values));
  const filled = useMemo(() => {
    const values = JSON.parse(written) as MakingValues;
    const html = templates.htmlOf(values.template);
    if (html === null) return null;
    const fill = (typed: MakingValues['typed']) => {
      const all = { ...values, typed };
      return filledTemplate(html, factsOf(all, source, namesOf(all)), closingOf(all, source));
    };
    // What was typed for a bracket keeps its field.
    return { ...fill(values.typed), asked: fill({}).brackets };
  }, [written, templates, source, namesOf]);
  if (!filled) return null;
  if (filled.isOver) return <PanelNotice>{overSays('Este modelo não pode ser mostrado')}</PanelNotice>;
  return (
    <>
      <Missing {...{ control, maySettle }} left={filled.brackets} asked={filled.asked} />
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

interface MissingProps extends Pick<TextPreviewProps, 'control' | 'maySettle'> {
  left: readonly LeftBracket[];
  /** Also those that were typed meanwhile. */
  asked: readonly LeftBracket[];
}

/** What would still have to be written by hand, each with the field that says it. */
function Missing({ control, maySettle, left, asked }: MissingProps) {
  const fields = asked.filter(({ key }) => !isForAuthor(key));
  return (
    <>
      {left.length > 0 && (
        <PanelNotice tone="info">{missingText(left.map(({ written: bracket }) => bracket))}</PanelNotice>
      )}
      {fields.length > 0 && (
        <Asked>
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
          {maySettle && isForOffice(fields.map(({ key }) => key)) && (
            <p>
              A cidade, o cargo, os telefones e a quem se escreve ficam guardados em ‘O gabinete’, nas
              Configurações, e da próxima vez já vêm escritos.
            </p>
          )}
        </Asked>
      )}
    </>
  );
}
