import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { styled } from '@/ui/style';
import { useStillHere } from '@/ui/useStillHere';
import { cleanHtml } from '../markup/cleanHtml';
import { commandOf } from './pageKeys';
import { parseText, textContent, textHtml } from './schema';
import type { TextEditor } from './textEditor';
import { TextSheet } from './TextSheet';
import { focusToolbar, Toolbar } from './Toolbar';
import { PasteReading, useEditor, useEditorValue } from './useEditor';
import { Desk } from '../paper/SheetPreview';
import { partsOf } from '../paper/sheetParts';

/* The text editor for other features. It includes ProseMirror: import it lazily. */

const Frame = styled.div`
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  overflow: clip;

  ${Desk} {
    padding: 16px;
  }
`;

const Bar = styled.div`
  position: var(--sticky);
  top: var(--top-bar-height);
  z-index: 2;
  border-bottom: var(--line-width) solid var(--line);
  background: var(--surface);
`;

const Page = styled(TextSheet)`
  min-height: 0;

  .ProseMirror {
    min-height: 18rem;
  }
`;

/** A text being edited. */
export interface DraftedText {
  /** The text as content for a printed sheet. */
  content: () => ReturnType<typeof partsOf>;
  html: () => string;
  /** Inserts at the cursor. */
  insert: (words: string) => void;
  /** Replaces the text; undoable. */
  replace: (html: string) => void;
}

interface TextDraftProps {
  label: string;
  /** Initial HTML, which is sanitized. */
  start: string;
  /** Called with the current text at first, shortly after each change, and on unmount. */
  onText: (text: DraftedText) => void;
}

/** A text editor inside another page. */
export function TextDraft({ label, start, onText }: TextDraftProps) {
  const [text] = useState(() => parseText(cleanHtml(start).content));
  const id = useId();
  const isHere = useStillHere();
  const toolbar = useRef<HTMLDivElement>(null);
  const { editor, state, mount, help, showHelp } = useEditor(text, isHere, label);
  const drafted = useMemo(() => editor && draftedOf(editor), [editor]);
  const now = useEditorValue(editor, (own) => own.text());
  const tell = useEffectEvent(onText);
  useEffect(() => {
    if (drafted && now) tell(drafted);
  }, [drafted, now]);
  // The last change is reported with a delay and would be lost on unmount.
  useLayoutEffect(
    () => () => {
      if (drafted) tell(drafted);
    },
    [drafted],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event.nativeEvent);
    if (command !== 'help' && command !== 'toolbar') return;
    event.preventDefault();
    if (command === 'help') showHelp();
    else focusToolbar(toolbar.current);
  };
  return (
    <Frame role="presentation" onKeyDown={onKeyDown}>
      <Bar>
        {editor && state && (
          <Toolbar ref={toolbar} editor={editor} state={state} textId={id} onHelp={showHelp} />
        )}
        {editor && <PasteReading editor={editor} />}
      </Bar>
      <Desk>
        <Page>
          <div id={id} ref={mount} />
        </Page>
      </Desk>
      {help}
    </Frame>
  );
}

const draftedOf = (editor: TextEditor): DraftedText => ({
  content: () => partsOf(textContent(editor.text())),
  html: () => textHtml(editor.text()),
  insert: (words) => {
    editor.view.dispatch(editor.view.state.tr.insertText(words).scrollIntoView());
    editor.view.focus();
  },
  replace: (html) => {
    editor.replace(parseText(cleanHtml(html).content));
    editor.view.focus();
  },
});
