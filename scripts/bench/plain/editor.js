/* global document, window */

import { Schema } from 'prosemirror-model';
import { EditorState, Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

/* The floor of the editor of documents: a ProseMirror with paragraphs, and nothing else. */

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    text: {},
  },
});

const attributes = {
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': 'Texto do documento',
  spellcheck: 'true',
};

const view = new EditorView(document.querySelector('.sheet'), {
  attributes,
  state: EditorState.create({ schema, plugins: [new Plugin({})] }),
});

/** Replaces the text by these lines. */
window.benchWrite = (lines) => {
  const paragraphs = lines.map((line) => schema.node('paragraph', null, schema.text(line)));
  view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, paragraphs));
};
