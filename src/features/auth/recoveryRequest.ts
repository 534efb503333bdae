/** The account chosen at sign-in, if any. Passed as router state, never in a URL, and cleared on arrival. */
export interface RecoveryRequest {
  email: string;
  userId: number | null;
}

const nobody: RecoveryRequest = { email: '', userId: null };

export function recoveryRequestIn(state: unknown): RecoveryRequest {
  const { email, userId } = (state ?? {}) as Partial<Record<keyof RecoveryRequest, unknown>>;
  if (typeof email !== 'string') return nobody;
  return { email, userId: typeof userId === 'number' ? userId : null };
}

/** The chosen account is valid only for its own e-mail. */
export const userIdFor = (chosen: RecoveryRequest, typedEmail: string): number | null =>
  typedEmail.trim().toLowerCase() === chosen.email.trim().toLowerCase() ? chosen.userId : null;
