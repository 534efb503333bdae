/*
 * While the session is over or locked, base.css hides everything but the cover from view, focus, copy, print
 * and search. It stays mounted, with its input.
 */

export const hideScreen = () => void (document.documentElement.dataset.covered = '');

export const isScreenHidden = () => document.documentElement.dataset.covered !== undefined;

export const showScreen = () => void delete document.documentElement.dataset.covered;
