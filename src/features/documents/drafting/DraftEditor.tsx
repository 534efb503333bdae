import { useCallback, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { plural } from '@/formats/text';
import { copyText } from '@/ui/feedback/download';
import { showToast } from '@/ui/feedback/toasts';
import { FormActions } from '@/ui/form/FormActions';
import { printSheet } from '@/ui/export/printSheet';
import { LeaveGuard } from '@/ui/panel/LeaveGuard';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { useReturn } from '@/ui/useReturn';
import { useStillHere } from '@/ui/useStillHere';
import { listPath } from '../documentPaths';
import type { PreparedDocument } from '../document';
import { cleanHtml, overSays, type CleanHtml } from './cleanHtml';
import { sheetOf } from './documentSheet';
import { EditorKeys } from './editor/EditorKeys';
import { FindBar } from './editor/FindBar';
import { parseText } from './editor/schema';
import { editText, type TextEditor, type TextState } from './editor/textEditor';
import { Toolbar } from './editor/Toolbar';
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

/** A text as the API has it, and cleaned. */
export interface StartingText extends SavedText {
  clean: CleanHtml;
}

interface DraftEditorProps {
  named: PreparedDocument;
  documentId: number;
  start: StartingText;
}

/** Edits the text of a document, saves it and prints it. Loaded apart: it brings ProseMirror. */
export function DraftEditor({ named, documentId, start }: DraftEditorProps) {
  const [text] = useState(() => parseText(start.clean.content));
  const id = useId();
  const leave = useReturn(listPath);
  const isHere = useStillHere();
  const done = useRef(false);
  const [editor, setEditor] = useState<TextEditor | null>(null);
  /** How many times the search was asked for since it was closed. */
  const [finding, setFinding] = useState(0);
  const [isHelping, setHelping] = useState(false);
  const goingOn = useRef(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const printBlocked = useBlockedReason()('print_legislative_process');
  const saving = useDraftSaving(documentId, editor, start, isHere);
  const state = useTextState(editor);

  /** Saves; then leaves, unless more was typed meanwhile or the person goes on. */
  async function save(goesOn: boolean, how = saving.save) {
    goingOn.current = goesOn;
    if (!(await how())) return;
    showToast('Salvo com sucesso!');
    // Nothing keeps the person here while it is saved.
    if (!isHere() || goesOn || editor?.read().dirty) return;
    done.current = true;
    leave();
  }
  const print = () => {
    if (!editor || printBlocked) return;
    const { content, isOver } = cleanHtml(editor.html());
    if (isOver) showToast(overSays('O texto não pôde ser preparado para a impressão'), { tone: 'error' });
    else printSheet(sheetOf(named, content).sheet);
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
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const deed = deedOf(event);
    // What lies over the editor has keys of its own.
    if (!deed || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    if (deed === 'save') void save(true);
    else if (deed === 'find') find();
    else if (deed === 'print') print();
    else if (deed === 'help') setHelping(true);
    else toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const mount = useCallback(
    (place: HTMLDivElement | null) => {
      if (!place) return;
      // Each in a turn of its own: a long text was just read, and drawing it and placing the cursor take as long again.
      let made: TextEditor | undefined;
      let turn = setTimeout(() => {
        const own = (made = editText(place, text));
        setEditor(own);
        turn = setTimeout(() => {
          if (!isHere()) return;
          own.view.focus();
          // On a small screen the title and the tools may stand before the text.
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
            onPrint={print}
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

const deeds = { s: 'save', f: 'find', p: 'print', '/': 'help' } as const;

/** What a key asks of the editor wherever the focus is; the browser's own save and find would be of the page around. */
function deedOf({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented) return null;
  if (key === 'F10' && altKey) return 'toolbar';
  // On a Mac, Ctrl moves the cursor.
  const isCommand = (/Mac|iP/.test(navigator.platform) ? metaKey : ctrlKey) && !altKey && !shiftKey;
  const letter = key.toLowerCase();
  return isCommand && letter in deeds ? deeds[letter as keyof typeof deeds] : null;
}

const never = () => () => undefined;

const useTextState = (editor: TextEditor | null): TextState | null =>
  useSyncExternalStore(editor?.subscribe ?? never, () => editor?.read() ?? null);

/** How many words there are, and whether all of them are saved. */
function Count({ editor, dirty }: { editor: TextEditor; dirty: boolean }) {
  const words = useSyncExternalStore(editor.subscribe, editor.readWords);
  return (
    <span>
      {words !== null && plural(words, 'palavra', 'palavras')}
      {dirty && ' · não salvo'}
    </span>
  );
}
