import { Plugin, TextSelection } from 'prosemirror-state';

/*
 * Keeps what is typed in order, however fast it comes. A browser tells that its cursor moved only in a later turn; where
 * the page was busy, the keys that waited come before that. A letter then went to where the cursor had been, and Enter
 * after Ctrl + End split the first line.
 */
export const typing = new Plugin({
  props: {
    handleDOMEvents: {
      // What the browser has to say of its cursor, before the key is read.
      keydown: (view, event) => {
        if (!event.isComposing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
        return false;
      },
    },
    // A letter goes into the text itself: read back from the page, it may come with a cursor that is on its way yet.
    // What a dead key or a phone's keyboard composes does not pass here.
    handleKeyPress: (view, { key }) => {
      const { selection, tr } = view.state;
      if (key.length !== 1 || !(selection instanceof TextSelection)) return false;
      view.dispatch(tr.insertText(key).scrollIntoView());
      return true;
    },
  },
});
