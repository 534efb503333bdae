import { useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import { mayHaveArrived, resultOf, type ApiFailure } from '@/api/failure';
import { documentsApi, fetchPrepared } from '../documentsApi';
import { cleanHtml, overSays } from '@/texts/markup/cleanHtml';
import { parseText, textHtml } from '@/texts/editor/schema';
import type { TextEditor } from '@/texts/editor/textEditor';

export interface SavedText {
  id: number | null;
  html: string;
}

interface Conflict {
  mine: DocumentFragment;
  theirs: DocumentFragment;
  html: string;
}

const canonical = (html: string) => textHtml(parseText(cleanHtml(html).content));

const unsaved = (why: string) => `O texto não foi salvo, e continua aqui. ${why}`;

/** Message after sending: it may have been saved, and the next save checks first. */
const perhapsSaved = (failure: ApiFailure) =>
  mayHaveArrived(failure)
    ? `${failure.cause}. Não sabemos se o texto foi salvo. Ele continua aqui: salve de novo, que antes conferimos.`
    : unsaved(failure.message);

/**
 * Saves without overwriting others' changes: reads the text again first and reports a conflict if it is
 * neither the one opened nor one sent from here.
 * @param isHere whether the user is still here to resolve a conflict
 */
export function useDraftSaving(
  documentId: number,
  editor: TextEditor | null,
  start: SavedText,
  isHere: () => boolean,
) {
  const ask = useAsk();
  const [save] = documentsApi.useSaveDocumentTextMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; failure: ApiFailure | null } | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const known = useRef({ ...start, sent: new Set<string>() });
  const saving = useRef(false);

  function isKnown(theirs: string, mine: string) {
    const { html, sent } = known.current;
    if (theirs === html || theirs === mine || sent.has(theirs)) return true;
    if (cleanHtml(theirs).isOver) return false;
    // The API may normalize the text, such as by trimming it.
    const read = canonical(theirs);
    return read === mine || read === canonical(html) || sent.has(read);
  }

  async function write(): Promise<boolean> {
    if (!editor) return false;
    const text = editor.text();
    const html = editor.html();
    const fail = (words: string, failure: ApiFailure | null = null) => {
      setProblem({ text: words, failure });
      return false;
    };
    // Beyond the limits it could not be opened again.
    const mine = cleanHtml(html);
    if (mine.isOver) return fail(unsaved(overSays('Ele não poderia ser aberto de novo')));
    const now = await fetchPrepared(ask, documentId);
    if (now.error) return fail(unsaved(now.error.message), now.error);
    const theirs = { id: now.data.id, html: now.data.text ?? '' };
    if (!isKnown(theirs.html, html)) {
      const other = cleanHtml(theirs.html);
      if (other.isOver)
        return fail(unsaved(overSays('Outra pessoa salvou um texto que não pode ser mostrado aqui')));
      if (isHere()) setConflict({ mine: mine.content, theirs: other.content, html: theirs.html });
      return false;
    }
    known.current.sent.add(html);
    const { data, error } = await resultOf(save({ id: theirs.id, documentId, text: html }));
    if (error) return fail(perhapsSaved(error), error);
    known.current.id = data.id;
    known.current.html = html;
    editor.saved(text);
    return true;
  }

  async function run() {
    if (saving.current) return false;
    saving.current = true;
    setBusy(true);
    setProblem(null);
    try {
      return await write();
    } finally {
      saving.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    problem,
    conflict,
    save: run,
    keepMine: () => {
      if (conflict) known.current.html = conflict.html;
      setConflict(null);
      return run();
    },
    takeTheirs: () => {
      if (!conflict) return;
      known.current.html = conflict.html;
      editor?.replace(parseText(conflict.theirs));
      setConflict(null);
    },
    endConflict: () => setConflict(null),
  };
}
