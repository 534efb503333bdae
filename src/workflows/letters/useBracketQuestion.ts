import { useEffect, useRef } from 'react';
import { missingText } from '@/formats/tokens';
import { showToast } from '@/ui/feedback/toasts';

/** Asks whether to create letters with remaining brackets; false also if the screen was left. */
export function useBracketQuestion() {
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  return async (left: readonly string[]): Promise<boolean> => {
    if (left.length === 0) return true;
    const { signal } = (leaving.current = new AbortController());
    try {
      const { askAboutBrackets } = await import('@/texts/brackets/BracketQuestion');
      return await askAboutBrackets(missingText(left), signal, 'Para completar, escreva no texto da carta.');
    } catch {
      showToast('Ops... não conseguimos gerar o arquivo.', { tone: 'error' });
      return false;
    }
  };
}
