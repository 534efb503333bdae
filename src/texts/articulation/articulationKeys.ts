import { persistedPreference } from '@/ui/persistedPreference';

/** Whether this person switched off the shortcuts and checks of norms; '' while on. */
export const articulationChoice = persistedPreference('tribuna-articulacao');

export const isArticulationOn = () => articulationChoice.read() === '';
