import { persistedPreference } from '@/ui/persistedPreference';

/** Whether a person switched the keys and the check of norms off; '' while they are on. */
export const articulationChoice = persistedPreference('tribuna-articulacao');

export const isArticulationOn = () => articulationChoice.read() === '';
