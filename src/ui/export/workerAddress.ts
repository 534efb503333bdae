import { claimPolicy } from '../trustedTypes';

/** The entry reads this module, so the policy stands before anything else on the page could take its name. */
const policy = claimPolicy('app-worker', {
  /** Only what the app itself was served with may run as a worker. */
  createScriptURL(address: string): string {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) throw new TypeError('Workers come from the app’s own origin only');
    return url.href;
  },
});

/**
 * The address of a worker of the build, as the content policy asks for it (`trusted-types app-worker`).
 * @throws TypeError for an address of another origin.
 */
export const workerAddress = (address: string): string => policy.createScriptURL(address);
