import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from '@/ui/style';
import { useAsk } from '@/api/ask';
import { failureOf, resultOf, type ApiFailure } from '@/api/failure';
import { today } from '@/formats/dates';
import { LoadingScreen } from '@/ui/feedback/LoadingScreen';
import { NotLoadedScreen } from '@/ui/feedback/NotLoadedScreen';
import { Late, late } from '@/ui/feedback/late';
import { showToast } from '@/ui/feedback/toasts';
import { useWholeRecord } from '@/records/panel/wholeRecord';
import { usePageTitle } from '@/ui/usePageTitle';
import { useStillHere } from '@/ui/useStillHere';
import { titleOf, type PreparedDocument } from '../document';
import { draftWords } from '../documentInput';
import { documentsApi, fetchPrepared } from '../documentsApi';
import { listPath } from '@/records/links/documents';
import { cleanHtml, htmlOf, isBlank, overSays } from '@/texts/markup/cleanHtml';
import type { StartingText } from './DraftEditor';

const loadTemplates = () => import('./TemplateChoice');
const TemplateChoice = late(async () => ({ default: (await loadTemplates()).TemplateChoice }));
const loadEditor = () => import('./DraftEditor');
const DraftEditor = late(async () => ({ default: (await loadEditor()).DraftEditor }));

const Head = styled.header`
  padding: 16px 24px 12px;

  h1 {
    font-size: var(--text-title);
    overflow-wrap: anywhere;
  }

  h1:focus {
    outline: none;
  }

  @media (width < 48rem) {
    padding-inline: 12px;
  }
`;

export default function DraftScreen() {
  const { id = '' } = useParams();
  const documentId = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : null;
  return documentId === null ? (
    <NotLoadedScreen
      title="Elaborar documento"
      closeTo={listPath}
      message="Não encontramos esse documento. Ele pode ter sido excluído."
    />
  ) : (
    <LoadedDraft key={documentId} id={documentId} />
  );
}

function LoadedDraft({ id }: { id: number }) {
  // Preloaded in parallel with the text: the editor and the templates.
  useState(() => [loadEditor, loadTemplates].forEach((load) => void load().catch(() => undefined)));
  const { currentData, error: failed, isFetching, refetch } = documentsApi.usePreparedDocumentQuery(id);
  const { data, error } = useWholeRecord(
    { data: currentData, error: failed, isFetching, refetch },
    draftWords,
  );
  const failure = failureOf(error);
  if (data) return <Draft prepared={data} id={id} />;
  if (!failure || isFetching) return <Loading />;
  return (
    <NotLoadedScreen
      title="Elaborar documento"
      closeTo={listPath}
      message={failure.message}
      failure={failure}
      onRetry={() => void refetch()}
    />
  );
}

function Loading() {
  usePageTitle('Elaborar documento');
  return <LoadingScreen />;
}

interface Start extends StartingText {
  isNew: boolean;
}

/** Null if there is no text yet, 'over' if it is too large to edit. */
function startOf({ id, text }: PreparedDocument): Start | 'over' | null {
  if (text === null) return null;
  const clean = cleanHtml(text);
  if (clean.isOver) return 'over';
  return isBlank(clean.content) ? null : { id, html: text, clean, isNew: false };
}

function Draft({ prepared, id }: { prepared: PreparedDocument; id: number }) {
  const ask = useAsk();
  const [start, setStart] = useState(() => startOf(prepared));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiFailure | null>(null);
  const [save] = documentsApi.useSaveDocumentTextMutation();
  const isHere = useStillHere();
  /** A text sent in a save that may have arrived: if found later, it is ours. */
  const sent = useRef('');

  /** Fills a template's brackets with the document's data; they stay if it cannot be read. */
  async function fillKnown(content: Node) {
    const [{ data: document }, { fillBrackets }, { officeProfile }] = await Promise.all([
      ask(documentsApi.endpoints.document, id),
      import('@/texts/brackets/fillBrackets'),
      import('@/records/office/officeProfile'),
    ]);
    if (!document) return;
    const { number, year, authors, region, menu: subject } = document;
    const known = { number, year, authors, region, subject, day: today(), office: officeProfile() };
    fillBrackets(content, { ...known, type: document.typeName, department: document.areaInterestName });
  }

  /** Saves the template as the text, unless someone has started one meanwhile. */
  async function choose(template: string | null) {
    // Show nothing after the user has left.
    const begin = (text: Start | 'over') => {
      if (isHere()) setStart(text);
    };
    setBusy(true);
    setProblem(null);
    const { data: now, error } = await fetchPrepared(ask, id);
    const begun = now && startOf(now);
    if (error) setProblem(error);
    else if (begun === 'over') begin(begun);
    else if (begun && begun.html === sent.current) begin({ ...begun, isNew: true });
    else if (begun) {
      if (isHere())
        showToast('Outra pessoa começou este texto enquanto isso: é ele que está aqui.', { tone: 'info' });
      begin(begun);
    } else if (template === null) begin({ id: now.id, html: '', clean: cleanHtml(''), isNew: true });
    else {
      const clean = cleanHtml(template);
      if (clean.isOver) {
        showToast(overSays('Este modelo não pode ser usado'), { tone: 'error' });
        setBusy(false);
        return;
      }
      await fillKnown(clean.content);
      const html = (sent.current = htmlOf(clean.content));
      const saved = await resultOf(save({ id: now.id, documentId: id, text: html }));
      if (saved.error) setProblem(saved.error);
      else begin({ id: saved.data.id, html, clean, isNew: true });
    }
    setBusy(false);
  }

  const isEdited = start === 'over' || (start !== null && !start.isNew);
  const title = `${isEdited ? 'Editar texto do(a)' : 'Elaborar documento do(a)'} ${titleOf(prepared)}`;
  usePageTitle(title);
  if (start === 'over') {
    return (
      <NotLoadedScreen
        title={title}
        closeTo={listPath}
        message={`${overSays('Este texto não pode ser aberto aqui')} Ele continua guardado como está.`}
      />
    );
  }
  return (
    <>
      <Head>
        <h1 tabIndex={-1}>{title}</h1>
      </Head>
      {start ? (
        <Late fallback={<LoadingScreen />}>
          <DraftEditor named={prepared} documentId={id} start={start} />
        </Late>
      ) : (
        <Late fallback={<LoadingScreen />}>
          <TemplateChoice busy={busy} problem={problem} onChoose={(template) => void choose(template)} />
        </Late>
      )}
    </>
  );
}
