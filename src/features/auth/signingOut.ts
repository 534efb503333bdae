/** What every way out of ours carries to /auth/logout in its state, where a link from elsewhere has none. */
export const signingOut = { signingOut: true };

/** Does this state of a visit come from a way out of ours? */
export const isSigningOut = (state: unknown) =>
  (state as Partial<typeof signingOut> | null)?.signingOut === true;
