/** Names allowed by CSP `trusted-types` (mocks/host/headers.ts, deploy/nginx.conf). */
type PolicyName = 'app-worker';

interface TrustedTypes {
  createPolicy: <Rules>(name: PolicyName, rules: Rules) => Rules;
}

/** Creates a Trusted Types policy, or returns plain rules; a name works once, so call at module load. */
export function claimPolicy<Rules>(name: PolicyName, rules: Rules): Rules {
  try {
    return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(name, rules) ?? rules;
  } catch {
    return rules;
  }
}
