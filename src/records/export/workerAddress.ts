interface TrustedTypes {
  createPolicy: <Rules>(name: string, rules: Rules) => Rules;
}

const rules = {
  createScriptURL(address: string): string {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) throw new TypeError('Workers come from the app’s own origin only');
    return url.href;
  },
};

/** The Trusted Types policy that the CSP allows (mocks/host/headers.ts, deploy/nginx.conf), or plain rules. */
function claimPolicy() {
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    return trustedTypes?.createPolicy('app-worker', rules) ?? rules;
  } catch {
    return rules;
  }
}

/** Once, at load: the entry imports this module, so no other script can claim the policy's name first. */
const policy = claimPolicy();

/** A worker's URL under the CSP (`trusted-types app-worker`). Throws TypeError for another origin. */
export const workerAddress = (address: string): string => policy.createScriptURL(address);
