import { useEffect, useRef } from 'react';

const saveOf = (within: HTMLElement | null) =>
  within?.closest('form')?.querySelector<HTMLButtonElement>('button[type="submit"]');

/**
 * Focuses 'Enviar' once the initial message is complete, unless the person has pressed something. The ref is
 * for an element of the form. A key still held from before does not send.
 */
export function useReadyToSend<E extends HTMLElement>(isReady: boolean) {
  const inForm = useRef<E>(null);
  const isBegun = useRef(false);
  useEffect(() => {
    const end = new AbortController();
    const heard = { capture: true, signal: end.signal };
    const begin = () => {
      isBegun.current = true;
    };
    document.addEventListener('keydown', begin, heard);
    document.addEventListener('pointerdown', begin, heard);
    saveOf(inForm.current)?.addEventListener(
      'keydown',
      (event) => event.repeat && event.key === 'Enter' && event.preventDefault(),
      { signal: end.signal },
    );
    return () => end.abort();
  }, []);
  useEffect(() => {
    if (!isReady || isBegun.current) return;
    isBegun.current = true;
    saveOf(inForm.current)?.focus({ focusVisible: true });
  }, [isReady]);
  return inForm;
}
