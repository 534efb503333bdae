/** Who asks for a new password: the account chosen while signing in, as far as one was. Travels as router state, never in an address, and
 * is taken out of the history as soon as it has come. */
export interface RecoveryRequest {
  email: string;
  userId: number | null;
}

const nobody: RecoveryRequest = { email: '', userId: null };

/** Reads the router state of the forgot-password page. */
export function recoveryRequestIn(state: unknown): RecoveryRequest {
  const { email, userId } = (state ?? {}) as Partial<Record<keyof RecoveryRequest, unknown>>;
  if (typeof email !== 'string') return nobody;
  return { email, userId: typeof userId === 'number' ? userId : null };
}

/** The account chosen belongs to the e-mail it was chosen for: with another one typed, no account is chosen. */
export const userIdFor = (chosen: RecoveryRequest, typedEmail: string): number | null =>
  typedEmail.trim().toLowerCase() === chosen.email.trim().toLowerCase() ? chosen.userId : null;
