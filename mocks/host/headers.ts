/**
 * The app's CSP. Style hashes: styled-components' empty style element, and the first-paint rules inlined in
 * the HTML (src/app/firstPaint.css); script hash: src/app/pageStart.ts, inlined too. A test detects changes.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'sha256-peOTr5sb5U8KLEjujcJc9s/rojIeuxTIRWB5CbPJLQs='",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-dtmZauTYEkS1OqzJQBKb23io/c599RacSmV1ir0XbIc='",
  "require-trusted-types-for 'script'",
  'trusted-types app-worker dompurify',
].join('; ');

export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
