import { useEffect, useEffectEvent, useState } from 'react';
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

/** Where the conversation comes from: a text pasted, or a file that is being read. The last one given holds. */
export function useSource(start: string | File | null) {
  const [given, setGiven] = useState<{ of: File | null; opened: Opened | null; refusal: string }>(() => ({
    of: null,
    opened: typeof start === 'string' && start.trim() ? readSource(textSource(start)) : null,
    refusal: '',
  }));
  const takeText = (text: string) =>
    setGiven({ of: null, opened: readSource(textSource(text)), refusal: '' });
  const takeFile = async (file: File) => {
    setGiven({ of: file, opened: null, refusal: '' });
    const read = await fileSource(file).then(
      (source) => ({ opened: readSource(source), refusal: '' }),
      (thrown: unknown) => ({
        opened: null,
        refusal: thrown instanceof SourceRefusal ? thrown.message : 'Não foi possível ler o arquivo.',
      }),
    );
    setGiven((now) => (now.of === file ? { of: null, ...read } : now));
  };
  const takeStart = useEffectEvent(() => {
    if (start instanceof File) void takeFile(start);
  });
  useEffect(() => takeStart(), []);
  return {
    opened: given.opened,
    /** Why a file was not read; '' where nothing was refused. */
    refusal: given.refusal,
    isReading: given.of !== null,
    takeText,
    takeFile,
    forget: () => setGiven({ of: null, opened: null, refusal: '' }),
  };
}
