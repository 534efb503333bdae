/** What the content policy lets the app make itself (`trusted-types` in mocks/host/headers.ts, deploy/nginx.conf). */
type PolicyName = 'app-worker';

interface TrustedTypes {
  createPolicy: <Rules>(name: PolicyName, rules: Rules) => Rules;
}

/**
 * Makes a policy, whose name nobody can then use again on this page: call it as soon as its module is read, not when
 * it is first needed. Where the browser knows no policies, or the name is taken, the rules themselves come back: what
 * they give is plain text, which a page that demands Trusted Types refuses.
 */
export function claimPolicy<Rules>(name: PolicyName, rules: Rules): Rules {
  try {
    return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(name, rules) ?? rules;
  } catch {
    return rules;
  }
}
