import { useSyncExternalStore } from 'react';
import { persistedPreferenceOf } from '@/ui/persistedPreferenceOf';

/** That this person left the first steps, or has done them all. */
const left = persistedPreferenceOf('person', 'tribuna.primeiros-passos');

export const useHasLeft = () => useSyncExternalStore(left.subscribe, left.read) !== '';

export const leaveSteps = () => left.keep('deixados');
