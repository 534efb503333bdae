import { createTransientState } from '@/records/transientState';

/** Data from another record about an unregistered person; '' when unknown. */
export interface KnownOfVoter {
  name: string;
  /** Digits. */
  cpf: string;
  /** Digits. */
  telephone: string;
  email: string;
}

/** Prefills the new voter screen. */
export const newVoterState = createTransientState<KnownOfVoter>('newVoter');
