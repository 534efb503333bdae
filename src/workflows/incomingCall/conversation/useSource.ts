import { useEffect, useState } from 'react';
import { today } from '@/formats/dates';
import { fileSource, SourceRefusal, textSource, type Source } from './openSource';
import { readConversation, type Conversation } from './readConversation';

export interface Opened {
  source: Source;
  conversation: Conversation;
}

const readSource = (source: Source): Opened => ({
  source,
  conversation: readConversation(source.text, today()),
});

interface Result {
  opened: Opened | null;
  /** Why a file was refused; '' if none was. */
  refusal: string;
}

const readFile = (file: File): Promise<Result> =>
  fileSource(file).then(
    (source) => ({ opened: readSource(source), refusal: '' }),
    (thrown: unknown) => ({
      opened: null,
      refusal: thrown instanceof SourceRefusal ? thrown.message : 'Não foi possível ler o arquivo.',
    }),
  );

/** The conversation's source: pasted text, or a file being read. The newest one counts. */
export function useSource(start: string | File | null) {
  const [given, setGiven] = useState<Result & { of: File | null }>(() => ({
    of: start instanceof File ? start : null,
    opened: typeof start === 'string' && start.trim() ? readSource(textSource(start)) : null,
    refusal: '',
  }));
  const takeText = (text: string) =>
    setGiven({ of: null, opened: readSource(textSource(text)), refusal: '' });
  const show = (file: File, result: Result) =>
    setGiven((now) => (now.of === file ? { of: null, ...result } : now));
  const takeFile = (file: File) => {
    setGiven({ of: file, opened: null, refusal: '' });
    void readFile(file).then((result) => show(file, result));
  };
  useEffect(() => {
    if (start instanceof File) void readFile(start).then((result) => show(start, result));
  }, [start]);
  return {
    opened: given.opened,
    refusal: given.refusal,
    isReading: given.of !== null,
    takeText,
    takeFile,
    forget: () => setGiven({ of: null, opened: null, refusal: '' }),
  };
}
