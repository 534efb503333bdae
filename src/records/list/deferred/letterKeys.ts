import { persistedPreference, usePersistedPreference } from '@/ui/persistedPreference';

const off = persistedPreference('tribuna-teclas');

/** Whether character shortcuts are on; WCAG 2.1.4 requires a switch. */
export const useLetterKeys = () => usePersistedPreference(off) === '';

/** Switches character shortcuts in this browser. */
export const switchLetterKeys = (on: boolean) => off.keep(on ? '' : 'desligadas');
