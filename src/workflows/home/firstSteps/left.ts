import { useSyncExternalStore } from 'react';
import { rememberedOf } from '@/ui/rememberedOf';

/** That this person left the first steps, or has done them all. */
const left = rememberedOf('person', 'tribuna.primeiros-passos');

export const useHasLeft = () => useSyncExternalStore(left.subscribe, left.read) !== '';

export const leaveSteps = () => left.keep('deixados');
