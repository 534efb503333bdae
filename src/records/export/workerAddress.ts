import { claimPolicy } from '@/ui/trustedTypes';

/** The entry imports this module, so no other script can claim the policy's name first. */
const policy = claimPolicy('app-worker', {
  createScriptURL(address: string): string {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) throw new TypeError('Workers come from the app’s own origin only');
    return url.href;
  },
});

/** A worker's URL under the CSP (`trusted-types app-worker`). Throws TypeError for another origin. */
export const workerAddress = (address: string): string => policy.createScriptURL(address);
