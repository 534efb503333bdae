import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Node } from 'prosemirror-model';
import { Late, late } from '@/ui/feedback/late';
import { editText, type OwnKeys, type TextEditor } from './textEditor';

const EditorKeys = late(() => import('./EditorKeys'));
const PasteProgress = late(() => import('./PasteProgress'));

/**
 * A text editor in the element with the ref `mount`; null until it exists.
 * @param label accessible name, where the editor is not a whole page: it takes no focus and has no page shortcuts
 * @param ownKeys its own key bindings; must be stable
 */
export function useEditor(text: Node, isHere: () => boolean, label?: string, ownKeys?: OwnKeys) {
  const [editor, setEditor] = useState<TextEditor | null>(null);
  const [isHelping, setHelping] = useState(false);
  const isPage = label === undefined;
  const mount = useCallback(
    (place: HTMLDivElement | null) => {
      if (!place) return;
      // Separate tasks: after parsing a long text, rendering it and placing the cursor each take as long
      // again.
      let made: TextEditor | undefined;
      let turn = setTimeout(() => {
        const own = (made = editText(place, text, label, ownKeys));
        setEditor(own);
        if (!isPage) return;
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
    [text, isHere, label, isPage, ownKeys],
  );
  const closeHelp = () => {
    setHelping(false);
    editor?.view.focus();
  };
  return {
    editor,
    state: useEditorValue(editor, ({ read }) => read()),
    mount,
    showHelp: () => setHelping(true),
    help: isHelping && (
      <Late fallback={null}>
        <EditorKeys isPage={isPage} onClose={closeHelp} />
      </Late>
    ),
  };
}

const never = () => () => undefined;

/** A value of the editor, as a subscription; null until it exists. */
export const useEditorValue = <T,>(editor: TextEditor | null, read: (editor: TextEditor) => T) =>
  useSyncExternalStore(editor?.subscribe ?? never, () => editor && read(editor));

/** Progress of a paste that is parsed in turns. */
export function PasteReading({ editor }: { editor: TextEditor }) {
  const reading = useEditorValue(editor, (own) => own.reading());
  return (
    reading && (
      <Late fallback={null}>
        <PasteProgress {...reading} onStopped={() => editor.view.focus()} />
      </Late>
    )
  );
}
