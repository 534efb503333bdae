/* Imports nothing: public pages use it too. */

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The page's title, or null. */
export const mainPart = () => find('main');

/** The title of the page; null while there is none. */
export const pageTitle = () => find('main h1');

/** The screen's main heading, made focusable. */
export function screenHeading(): HTMLElement | null {
  const heading = pageTitle() ?? find('h1') ?? mainPart();
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
