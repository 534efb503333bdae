import { useEffect, useState, type ReactNode } from 'react';
import type OfficeSettings from '@/workflows/officeSettings/OfficeSettings';
import { showToast } from '@/ui/feedback/toasts';
import { onGiven, takeGiven } from '@/ui/givenFragment';
import { isFree, whenFree } from './freeScreen';

/** Ms reserved for the screen's own loading before the office's initial settings are requested. */
const startMs = 5_000;

/** The office settings panel, opened by a URL or a button; and the initial settings, a file deployed with the app. */
export function useOfficeSettings(): ReactNode {
  const [shown, setShown] = useState<{ Panel: typeof OfficeSettings; fragment: string } | null>(null);

  useEffect(() => {
    const open = (fragment: string): void =>
      void import('@/workflows/officeSettings/OfficeSettings').then(
        ({ default: Panel }) => setShown({ Panel, fragment }),
        () =>
          showToast('Não foi possível abrir os ajustes. Verifique a conexão e tente de novo.', {
            tone: 'error',
            actions: [{ label: 'Tentar de novo', onSelect: () => open(fragment) }],
          }),
      );
    const hear = () => {
      const fragment = takeGiven('ajustes');
      if (fragment === null) return;
      if (isFree()) open(fragment);
      else whenFree(() => open(fragment));
    };
    hear();
    return onGiven(hear);
  }, []);

  useEffect(() => {
    if (!isCalm()) return;
    const start = setTimeout(() => {
      void import('@/workflows/officeSettings/start')
        .then(({ takeStart }) => takeStart())
        .catch(() => undefined);
    }, startMs);
    return () => clearTimeout(start);
  }, []);

  return (
    shown && <shown.Panel key={shown.fragment} fragment={shown.fragment} onClose={() => setShown(null)} />
  );
}

/** As for prefetching (ahead.ts): not if data is to be saved. */
function isCalm() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return 'requestIdleCallback' in window && connection?.saveData !== true;
}
