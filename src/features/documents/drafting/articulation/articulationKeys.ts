import { remembered } from '@/ui/remembered';

/** Whether a person switched the keys and the check of norms off; '' while they are on. */
export const articulationChoice = remembered('tribuna-articulacao');

export const isArticulationOn = () => articulationChoice.read() === '';
