import { Plugin, TextSelection } from 'prosemirror-state';

/*
 * Keeps fast typing in order. Browsers report cursor moves in a later task; on a busy page queued keys run
 * first, so a letter landed at the old cursor and Enter after Ctrl + End split the first line.
 */
export const typing = new Plugin({
  props: {
    handleDOMEvents: {
      // Makes ProseMirror read the browser's cursor before the key.
      keydown: (view, event) => {
        if (!event.isComposing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
        return false;
      },
    },
    // Insert into the document directly: reading it back from the DOM may bring a stale cursor. Text composed
    // by dead keys or phone keyboards does not come here.
    handleKeyPress: (view, { key }) => {
      const { selection, tr } = view.state;
      if (key.length !== 1 || !(selection instanceof TextSelection)) return false;
      view.dispatch(tr.insertText(key).scrollIntoView());
      return true;
    },
  },
});
