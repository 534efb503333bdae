import { useRef, useState } from 'react';
import { downloadFile } from '@/ui/feedback/download';
import { showToast } from '@/ui/feedback/toasts';

/** Creates and downloads one file at a time, and reports failures. */
export function useFile(failureText = 'Ops... não conseguimos gerar o arquivo.') {
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  return {
    isBusy,
    download: async (name: string, make: () => Promise<Blob>) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        downloadFile(name, await make());
      } catch {
        showToast(failureText, { tone: 'error' });
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
