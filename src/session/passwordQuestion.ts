/*
 * That the password is to be typed again, said by what needs it (ui/ownPassword.ts) and heard by what asks it
 * (features/auth/SessionKeeper), which is on its way while the first screen is.
 */

/** Gives up; that the password was typed is told by the session. */
export type PasswordQuestion = { giveUp: () => void } | null;
type Listener = (question: PasswordQuestion) => void;

let open: PasswordQuestion = null;
let listener: Listener | null = null;

export function setPasswordQuestion(question: PasswordQuestion) {
  open = question;
  listener?.(question);
}

/** Hears of every question; returns how to stop. */
export function onPasswordQuestion(hear: Listener) {
  listener = hear;
  hear(open);
  return () => {
    listener = null;
    open?.giveUp();
  };
}

/** Whether there is anybody who asks. */
export const canAskPassword = () => listener !== null;
