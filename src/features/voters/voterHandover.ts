import { createHandover } from '@/ui/handover';

/** What another record knows of somebody who is not registered yet; '' for what it does not. */
export interface KnownOfVoter {
  name: string;
  /** Digits. */
  cpf: string;
  /** Digits. */
  telephone: string;
  email: string;
}

/** With what the screen that registers a voter begins. */
export const newVoterHandover = createHandover<KnownOfVoter>('newVoter');
