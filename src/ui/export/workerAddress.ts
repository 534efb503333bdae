interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy;
}
interface Policy {
  createScriptURL: (address: string) => string;
}

/** Only what the app itself was served with may run as a worker. */
function ownAddress(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError('Workers come from the app’s own origin only');
  return url.href;
}

let policy: Policy | undefined;

/**
 * The address of a worker of the build, as the content policy asks for it (`trusted-types app-worker`).
 * @throws TypeError for an address of another origin.
 */
export function workerAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('app-worker', { createScriptURL: ownAddress }) ?? {
    createScriptURL: ownAddress,
  };
  return policy.createScriptURL(address);
}
