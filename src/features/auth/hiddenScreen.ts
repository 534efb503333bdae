/*
 * While the session is over or locked, nothing of the screen is there to see, reach, copy, print or find: base.css takes
 * everything out of the page that is not marked as the cover. It all stays in the document, with what was typed.
 */

/** Hides the screen. */
export const hideScreen = () => void (document.documentElement.dataset.covered = '');

/** Whether it is. */
export const isScreenHidden = () => document.documentElement.dataset.covered !== undefined;

/** Shows it again. */
export const showScreen = () => void delete document.documentElement.dataset.covered;
