import type { PasswordAct } from './passwordActs';

/* Links ui/ownPassword.ts to the dialog in features/auth/SessionKeeper, which loads late. */

/** The operation that requires it, and how to cancel; success is reported through the session. */
export type PasswordQuestion = { act: PasswordAct; giveUp: () => void } | null;
type Listener = (question: PasswordQuestion) => void;

let open: PasswordQuestion = null;
let listener: Listener | null = null;

export function setPasswordQuestion(question: PasswordQuestion) {
  open = question;
  listener?.(question);
}

/** Subscribes to password requests; returns the unsubscribe. */
export function onPasswordQuestion(hear: Listener) {
  listener = hear;
  hear(open);
  return () => {
    listener = null;
    open?.giveUp();
  };
}

/** Whether the dialog is loaded. */
export const canAskPassword = () => listener !== null;
