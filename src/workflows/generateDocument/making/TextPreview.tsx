import { useDeferredValue, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { bracketsIn, missingText } from '@/formats/tokens';
import { styled } from '@/ui/style';
import { isForOffice } from '@/texts/brackets/bracketNames';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { overSays } from '@/texts/markup/cleanHtml';
import { Reading, SheetPreview } from '@/texts/paper/SheetPreview';
import { meets } from '@/session/rules';
import { useSignedInSession } from '@/session/useSession';
import { closingOf, factsOf, type DocumentSource, type MakingValues } from './makingInput';
import { filledTemplate, type Templates } from './templates';

const Frame = styled(Reading)`
  max-height: 28rem;
  margin-top: 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
`;

interface TextPreviewProps {
  control: Control<MakingValues>;
  source: DocumentSource;
  templates: Templates;
  /** What the chosen ids are called. */
  namesOf: (values: Pick<MakingValues, 'type' | 'areaInterest'>) => { type: string; department: string };
}

/** The text as it will be. */
export function TextPreview({ control, source, templates, namesOf }: TextPreviewProps) {
  const values = useWatch({ control }) as MakingValues;
  const written = useDeferredValue(JSON.stringify(values));
  const clean = useMemo(() => {
    const values = JSON.parse(written) as MakingValues;
    const html = templates.htmlOf(values.template);
    if (html === null) return null;
    return filledTemplate(html, factsOf(values, source, namesOf(values)), closingOf(values, source));
  }, [written, templates, source, namesOf]);
  if (!clean) return null;
  if (clean.isOver) return <PanelNotice>{overSays('Este modelo não pode ser mostrado')}</PanelNotice>;
  return (
    <>
      <Left content={clean.content} />
      <Frame aria-label="Texto do documento">
        <SheetPreview content={clean.content} under={3} />
      </Frame>
    </>
  );
}

/** What would still have to be written by hand. */
function Left({ content }: { content: Node }) {
  const session = useSignedInSession();
  const left = bracketsIn(content.textContent ?? '');
  if (left.length === 0) return null;
  return (
    <PanelNotice tone="info">
      <p>{missingText(left)}</p>
      {isForOffice(left) && (
        <p>
          A cidade, o cargo e a quem se escreve dizem-se uma vez, nas Configurações:{' '}
          {meets(session, { administrator: true }) ? (
            <Link to="/settings?panel=gabinete">O gabinete</Link>
          ) : (
            'em O gabinete'
          )}
          .
        </p>
      )}
    </PanelNotice>
  );
}
