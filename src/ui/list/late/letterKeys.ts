import { remembered, useRemembered } from '../../remembered';

const off = remembered('tribuna-teclas');

/** Whether the keys of one character act on this machine; WCAG 2.1.4 wants them to be switched off. */
export const useLetterKeys = () => useRemembered(off) === '';

/** Switches them on or off, kept on this machine. */
export const switchLetterKeys = (on: boolean) => off.keep(on ? '' : 'desligadas');
