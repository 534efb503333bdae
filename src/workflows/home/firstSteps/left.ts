import { useSyncExternalStore } from 'react';
import { persistedPreferenceOf } from '@/ui/persistedPreferenceOf';

/** Set when this person has dismissed or completed the first steps. */
const left = persistedPreferenceOf('person', 'tribuna.primeiros-passos');

export const useHasLeft = () => useSyncExternalStore(left.subscribe, left.read) !== '';

export const leaveSteps = () => left.keep('deixados');
