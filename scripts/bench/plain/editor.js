/* global document, window */

import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Schema } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

/* The floor of a long document: its library with paragraphs, a history and nothing else. */

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    text: {},
  },
});

/** Shows an editor of these lines. */
window.benchEditor = (lines) =>
  new EditorView(document.getElementById('sheet'), {
    state: EditorState.create({
      doc: schema.node(
        'doc',
        null,
        lines.map((line) => schema.node('paragraph', null, [schema.text(line)])),
      ),
      plugins: [history(), keymap(baseKeymap)],
    }),
    attributes: { role: 'textbox', 'aria-label': 'Texto do documento', spellcheck: 'true' },
  });
