/** Router state of our sign-out links; external links lack it. */
export const signingOut = { signingOut: true };

export const isSigningOut = (state: unknown) =>
  (state as Partial<typeof signingOut> | null)?.signingOut === true;
