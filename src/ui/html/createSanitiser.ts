import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { claimPolicy } from '../trustedTypes';

/**
 * DOMPurify's policy: by it DOMPurify reads what it is to judge, and hands out what passed. It is made when this
 * module is read, so a route that shows HTML imports this file from its screen (a lazy chunk, with DOMPurify in it):
 * from the route's start on nobody else on the page can make one of this name. It never leaves this file.
 */
const policy = claimPolicy('dompurify', {
  createHTML: (html: string) => html,
  createScriptURL(): string {
    throw new TypeError('No script comes from HTML');
  },
});

/**
 * Makes a function that lets pass of an HTML text what `allowed` lists, ready for React's `dangerouslySetInnerHTML`
 * and for `innerHTML` under Trusted Types. The instance is its own: a hook added in `prepare` meets no other's texts.
 * @param prepare adds hooks, for what a list of names cannot say
 */
export function createSanitiser(allowed: Config, prepare?: (purify: DOMPurify) => void) {
  const purify = createDOMPurify(window);
  prepare?.(purify);
  const config = {
    ...allowed,
    RETURN_TRUSTED_TYPE: true as const,
    TRUSTED_TYPES_POLICY: policy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  };
  return (html: string) => purify.sanitize(html, config);
}
