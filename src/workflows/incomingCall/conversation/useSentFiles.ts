import { useEffect, useState } from 'react';
import { isHeic, isPhoto } from '@/ui/form/fileProblem';
import type { Source } from './openSource';

/** Whether a file can be attached: a photo or a PDF. */
export const isAttachable = (file: File) => isPhoto(file) || isHeic(file) || /\.pdf$/i.test(file.name);

/** The photos and PDFs that a writer sent, if they are in the source. */
export function useSentFiles(source: Source, names: readonly string[]) {
  const wanted = names.join('\n');
  const [read, setRead] = useState<{ of: Source; wanted: string; files: readonly File[] } | null>(null);
  useEffect(() => {
    const isLeft = { now: false };
    void Promise.all(
      wanted
        .split('\n')
        .filter(Boolean)
        // An unreadable file is treated as missing.
        .map((name) => source.open(name).catch(() => null)),
    ).then((files) => {
      if (!isLeft.now) setRead({ of: source, wanted, files: files.filter((file) => file !== null) });
    });
    return () => void (isLeft.now = true);
  }, [source, wanted]);
  const isRead = read?.of === source && read.wanted === wanted;
  return { files: isRead ? read.files.filter(isAttachable) : none, isReading: !isRead };
}

const none: readonly File[] = [];
