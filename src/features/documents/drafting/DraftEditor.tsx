import { useId, useRef, useState } from 'react';
import { styled } from '@/ui/style';
import { plural } from '@/formats/text';
import { showToast } from '@/ui/feedback/toasts';
import { FormActions } from '@/ui/form/FormActions';
import { LeaveGuard } from '@/ui/panel/LeaveGuard';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { Late, late } from '@/ui/feedback/late';
import { optional } from '@/ui/feedback/optional';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { useExport } from '@/records/list/useExport';
import { useReturn } from '@/records/useReturn';
import { useStillHere } from '@/ui/useStillHere';
import { listPath } from '@/records/links/documents';
import type { PreparedDocument } from '../document';
import type { CleanHtml } from '@/texts/markup/cleanHtml';
import { savedWithout } from '@/texts/markup/leftOut';
import { normKeys } from '@/texts/editor/articulating';
import { FindBar } from '@/texts/editor/FindBar';
import { usePageKeys } from '@/texts/editor/pageKeys';
import { parseText } from '@/texts/editor/schema';
import type { TextEditor } from '@/texts/editor/textEditor';
import { TextSheet } from '@/texts/editor/TextSheet';
import { focusToolbar, Toolbar } from '@/texts/editor/Toolbar';
import { PasteReading, useEditor, useEditorValue } from '@/texts/editor/useEditor';
import { Desk } from '@/texts/paper/SheetPreview';
import { Problem } from '@/texts/editor/Problem';
import { copyWhole, draftWordOf, printText } from './takeText';
import { useArticulation } from '@/texts/editor/useArticulation';
import { useDraftSaving, type SavedText } from './useDraftSaving';

const TextConflict = late(async () => ({
  default: (await import('@/texts/editor/TextConflict')).TextConflict,
}));

// Not awaited: the text can be edited without it.
const DraftLetterhead = optional(() => import('./DraftLetterhead'));

const Page = styled.div`
  --panel-padding: 24px;

  display: flex;
  flex-direction: column;
  min-height: calc(100vh - var(--top-bar-height) - 60px);

  > form {
    position: var(--sticky);
    bottom: 0;
    z-index: 3;
    margin-top: auto;
    padding: 0 var(--panel-padding) var(--panel-padding);
  }

  @media (width < 48rem) {
    --panel-padding: 12px;
  }
`;

const Bars = styled.div`
  position: var(--sticky);
  top: var(--top-bar-height);
  z-index: 3;
  border-block: var(--line-width) solid var(--line);
  background: var(--surface);

  > :is([role='alert'], [role='status']) {
    margin: 8px 16px;
  }
`;

export interface StartingText extends SavedText {
  clean: CleanHtml;
}

interface DraftEditorProps {
  named: PreparedDocument;
  documentId: number;
  start: StartingText;
}

/** Edits, saves and prints a document's text. Loaded lazily: it includes ProseMirror. */
export function DraftEditor({ named, documentId, start }: DraftEditorProps) {
  const [text] = useState(() => parseText(start.clean.content));
  const left = savedWithout(start.clean.left);
  const id = useId();
  const leave = useReturn(listPath);
  const isHere = useStillHere();
  const done = useRef(false);
  const { editor, state, mount, help, showHelp } = useEditor(text, isHere, undefined, normKeys);
  const [finding, setFinding] = useState(0);
  const goingOn = useRef(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const printBlocked = useBlockedReason()('print_legislative_process');
  const saving = useDraftSaving(documentId, editor, start, isHere);

  /** Saves, then leaves unless the text changed meanwhile or the user chose to continue. */
  async function save(goesOn: boolean, how = saving.save) {
    goingOn.current = goesOn;
    if (!(await how())) return;
    showToast('Salvo com sucesso!');
    // The user can navigate away while saving.
    if (!isHere() || goesOn || editor?.read().dirty) return;
    done.current = true;
    leave();
  }
  const files = useExport();
  const articulation = useArticulation(editor, {
    print: () => editor && void printText(named, editor),
    word: () => editor && void files.downloadDocument(draftWordOf(named, documentId, editor)),
  });
  const print = () => {
    if (!printBlocked) void articulation.checkAndPrint();
  };
  const word = () => {
    if (!printBlocked) articulation.askForWord();
  };
  const find = () => setFinding((times) => times + 1);
  usePageKeys({
    save: () => void save(true),
    find,
    print,
    help: showHelp,
    toolbar: () => focusToolbar(toolbar.current),
  });

  return (
    <Page>
      <Bars>
        {editor && state && (
          <Toolbar
            ref={toolbar}
            editor={editor}
            state={state}
            textId={id}
            articulation={articulation.items}
            onFind={find}
            onHelp={showHelp}
            onPrint={print}
            onWord={word}
            isWordBusy={files.inProgress !== null}
            printBlocked={printBlocked}
          />
        )}
        {editor && <PasteReading editor={editor} />}
        {editor && finding > 0 && <FindBar editor={editor} asked={finding} onClose={() => setFinding(0)} />}
        <Problem failure={saving.problem?.failure ?? null}>{saving.problem?.text}</Problem>
        {left && <PanelNotice>{left}</PanelNotice>}
      </Bars>
      <Desk>
        <TextSheet>
          <DraftLetterhead />
          <div id={id} ref={mount} />
        </TextSheet>
      </Desk>
      <form
        aria-label="Salvar o texto"
        onSubmit={(event) => {
          event.preventDefault();
          void save(false);
        }}
      >
        <FormActions busy={saving.busy} onCancel={leave}>
          {editor && <Count editor={editor} dirty={state?.dirty ?? false} />}
        </FormActions>
      </form>
      <LeaveGuard dirty={state?.dirty ?? false} done={done} />
      {help}
      {articulation.panels}
      {editor && saving.conflict && (
        <Late fallback={null}>
          <TextConflict
            mine={saving.conflict.mine}
            theirs={saving.conflict.theirs}
            onKeepMine={() =>
              void save(goingOn.current, saving.keepMine).then(() => isHere() && editor.view.focus())
            }
            onTakeTheirs={() => {
              saving.takeTheirs();
              showToast('O texto salvo está aqui. O seu volta com Desfazer (Ctrl + Z).', { tone: 'info' });
              editor.view.focus();
            }}
            onCopyMine={() => copyWhole(editor)}
            onBack={() => {
              saving.endConflict();
              editor.view.focus();
            }}
          />
        </Late>
      )}
    </Page>
  );
}

function Count({ editor, dirty }: { editor: TextEditor; dirty: boolean }) {
  const words = useEditorValue(editor, ({ readWords }) => readWords());
  return (
    <span>
      {words !== null && plural(words, 'palavra', 'palavras')}
      {dirty && ' · não salvo'}
    </span>
  );
}
