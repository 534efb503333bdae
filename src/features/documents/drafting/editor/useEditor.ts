import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Node } from 'prosemirror-model';
import { editText, type TextEditor, type TextState } from './textEditor';

interface EditorSettings {
  isHere: () => boolean;
  /** The text's name, where it is no document's. */
  label?: string;
  takesFocus?: boolean;
}

/** An editor of a text in the place that `mount` is the ref of; null until it is there. */
export function useEditor(text: Node, { isHere, label, takesFocus = true }: EditorSettings) {
  const [editor, setEditor] = useState<TextEditor | null>(null);
  const mount = useCallback(
    (place: HTMLDivElement | null) => {
      if (!place) return;
      // Separate tasks: after parsing a long text, rendering it and placing the cursor each take as long
      // again.
      let made: TextEditor | undefined;
      let turn = setTimeout(() => {
        const own = (made = editText(place, text, label));
        setEditor(own);
        if (!takesFocus) return;
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
    [text, isHere, label, takesFocus],
  );
  return { editor, state: useTextState(editor), mount };
}

const never = () => () => undefined;

const useTextState = (editor: TextEditor | null): TextState | null =>
  useSyncExternalStore(editor?.subscribe ?? never, () => editor?.read() ?? null);
