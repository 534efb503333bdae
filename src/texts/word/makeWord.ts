import { openTalk } from '@/records/export/workerTalk';
import address from './word.worker?worker&url';
import type { WordText } from './wordFile';

/** Creates a .docx in a worker: a long text would block the page too long. */
export async function makeWord(text: WordText): Promise<Blob> {
  if (typeof Worker === 'undefined') return (await import('./wordFile')).wordFile(text);
  const talk = openTalk<WordText>(address, 'word');
  try {
    const file = await talk.ask<Blob | object>(text);
    if (!(file instanceof Blob)) throw new Error('The worker made no file');
    return file;
  } finally {
    talk.close();
  }
}
