import { useCallback, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { plural } from '@/formats/text';
import { copyText } from '@/ui/feedback/download';
import { showToast } from '@/ui/feedback/toasts';
import { FormActions } from '@/ui/form/FormActions';
import { LeaveGuard } from '@/ui/panel/LeaveGuard';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { allPlaced } from '@/ui/places';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { useReturn } from '@/records/useReturn';
import { useStillHere } from '@/ui/useStillHere';
import { listPath } from '../documentPaths';
import type { PreparedDocument } from '../document';
import { cleanHtml, overSays, type CleanHtml } from './cleanHtml';
import { EditorKeys } from './editor/EditorKeys';
import { FindBar } from './editor/FindBar';
import { parseText } from './editor/schema';
import { editText, type TextEditor, type TextState } from './editor/textEditor';
import { buttonsOf, Toolbar } from './editor/Toolbar';
import { Desk, Sheet } from './SheetPreview';
import { Problem } from './Problem';
import { TextConflict } from './TextConflict';
import { useDraftSaving, type SavedText } from './useDraftSaving';

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

const Text = styled(Sheet)`
  .ProseMirror {
    min-height: 240mm;
    outline: none;
    white-space: pre-wrap;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }

  /* The sheet is what has the focus. */
  &:focus-within {
    outline: 2px solid var(--brand);
    outline-offset: 3px;
  }

  .ProseMirror > :not(hr) {
    content-visibility: auto;
    contain-intrinsic-size: auto 48px;
  }

  .ProseMirror-selectednode {
    outline: 2px solid #1d4ed8;
    outline-offset: 2px;
  }

  .ProseMirror-hideselection *::selection {
    background: transparent;
  }

  .ProseMirror-gapcursor {
    position: absolute;
    display: none;
    pointer-events: none;
  }

  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }

  .ProseMirror-gapcursor::after {
    content: '';
    position: absolute;
    top: -2px;
    display: block;
    width: 20px;
    border-top: 2px solid #111;
  }

  .selectedCell::after {
    content: '';
    position: absolute;
    inset: 0;
    background: rgb(29 78 216 / 18%);
    pointer-events: none;
  }

  .found {
    background: #fde68a;
    color: #111;
  }

  .found-now {
    background: #ea9a3c;
  }

  @media (width < 53.75rem) {
    .ProseMirror {
      min-height: 60vh;
    }

    &:focus-within {
      outline-offset: -2px;
    }
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

/** Edits, saves and prints a document's text. Loaded lazily: it brings ProseMirror. */
export function DraftEditor({ named, documentId, start }: DraftEditorProps) {
  const [text] = useState(() => parseText(start.clean.content));
  const id = useId();
  const leave = useReturn(listPath);
  const isHere = useStillHere();
  const done = useRef(false);
  const [editor, setEditor] = useState<TextEditor | null>(null);
  const [finding, setFinding] = useState(0);
  const [isHelping, setHelping] = useState(false);
  const goingOn = useRef(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const printBlocked = useBlockedReason()('print_legislative_process');
  const saving = useDraftSaving(documentId, editor, start, isHere);
  const state = useTextState(editor);

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
  const print = async () => {
    if (!editor || printBlocked) return;
    const { content, isOver } = cleanHtml(editor.html());
    if (isOver)
      return showToast(overSays('O texto não pôde ser preparado para a impressão'), { tone: 'error' });
    try {
      const [{ printSheet }, { sheetOf }] = await Promise.all([
        import('@/records/export/printSheet'),
        import('./documentSheet'),
      ]);
      printSheet(sheetOf(named, content).sheet);
    } catch {
      showToast('Ops... não conseguimos gerar o arquivo.', { tone: 'error' });
    }
  };
  const copyMine = async () => {
    if (!editor) return false;
    const plain = editor.view.dom.innerText;
    try {
      const item = new ClipboardItem({
        'text/html': new Blob([editor.html()], { type: 'text/html' }),
        'text/plain': new Blob([plain], { type: 'text/plain' }),
      });
      await navigator.clipboard.write([item]);
      return true;
    } catch {
      return copyText(plain);
    }
  };

  const find = () => setFinding((times) => times + 1);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    // A dialog above the editor has its own shortcuts.
    if (!command || allPlaced('dialog').length > 0) return;
    event.preventDefault();
    if (command === 'save') void save(true);
    else if (command === 'find') find();
    else if (command === 'print') void print();
    else if (command === 'help') setHelping(true);
    else
      buttonsOf(toolbar.current)
        .find(({ tabIndex }) => tabIndex === 0)
        ?.focus();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const mount = useCallback(
    (place: HTMLDivElement | null) => {
      if (!place) return;
      // Separate tasks: after parsing a long text, rendering it and placing the cursor each take as long
      // again.
      let made: TextEditor | undefined;
      let turn = setTimeout(() => {
        const own = (made = editText(place, text));
        setEditor(own);
        turn = setTimeout(() => {
          if (!isHere()) return;
          own.view.focus();
          // On a small screen the title and toolbar may push the text out of view.
          own.view.dispatch(own.view.state.tr.scrollIntoView());
        });
      });
      return () => {
        clearTimeout(turn);
        made?.destroy();
      };
    },
    [text, isHere],
  );

  return (
    <Page>
      <Bars>
        {editor && state && (
          <Toolbar
            ref={toolbar}
            editor={editor}
            state={state}
            textId={id}
            onFind={find}
            onHelp={() => setHelping(true)}
            onPrint={() => void print()}
            printBlocked={printBlocked}
          />
        )}
        {editor && finding > 0 && <FindBar editor={editor} asked={finding} onClose={() => setFinding(0)} />}
        <Problem failure={saving.problem?.failure ?? null}>{saving.problem?.text}</Problem>
        {start.clean.lost && (
          <PanelNotice>
            O texto guardado traz imagens de outro endereço ou conteúdo incorporado, que não aparecem aqui e
            saem do texto quando você salvar.
          </PanelNotice>
        )}
      </Bars>
      <Desk>
        <Text>
          <div id={id} ref={mount} />
        </Text>
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
      {isHelping && (
        <EditorKeys
          onClose={() => {
            setHelping(false);
            editor?.view.focus();
          }}
        />
      )}
      {editor && saving.conflict && (
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
          onCopyMine={copyMine}
          onBack={() => {
            saving.endConflict();
            editor.view.focus();
          }}
        />
      )}
    </Page>
  );
}

const commandsByKey = { s: 'save', f: 'find', p: 'print', '/': 'help' } as const;

/** Shortcuts that work wherever the focus is; the browser's own would act on the page. */
function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented) return null;
  if (key === 'F10' && altKey) return 'toolbar';
  // On a Mac, Ctrl moves the cursor.
  const isCommand = (/Mac|iP/.test(navigator.platform) ? metaKey : ctrlKey) && !altKey && !shiftKey;
  const letter = key.toLowerCase();
  return isCommand && letter in commandsByKey ? commandsByKey[letter as keyof typeof commandsByKey] : null;
}

const never = () => () => undefined;

const useTextState = (editor: TextEditor | null): TextState | null =>
  useSyncExternalStore(editor?.subscribe ?? never, () => editor?.read() ?? null);

function Count({ editor, dirty }: { editor: TextEditor; dirty: boolean }) {
  const words = useSyncExternalStore(editor.subscribe, editor.readWords);
  return (
    <span>
      {words !== null && plural(words, 'palavra', 'palavras')}
      {dirty && ' · não salvo'}
    </span>
  );
}
