import { kept } from './kept';

/*
 * When somebody last did something, and when the password was last typed, for all tabs of this browser: two instants and
 * nothing else. Both begin with the session and outlive a reload.
 */
const activity = kept('tribuna-atividade');
const password = kept('tribuna-senha');

/** Instead of an instant: long ago, whatever the computer's clock is set to later. */
export const never = 0;

/** How far, in milliseconds, an instant may lie ahead: clocks are put right by that much. */
const tolerance = 10_000;

/** An instant as it is kept; `never` for one that is missing, no number or still to come, as somebody may have altered it. */
function instantOf(text: string): number {
  // Versions before this one wrote the end of the session in front.
  const instant = Number(/^(?:\d+ )?(\d+)$/.exec(text)?.[1] ?? never);
  return instant <= Date.now() + tolerance ? instant : never;
}

/** When somebody last did something. */
export const lastActivity = () => instantOf(activity.read());

/** Somebody did something; `never` locks the screen until the password is typed. */
export const noteActivity = (instant = Date.now()) => activity.keep(String(instant));

/** When the password of this session was last typed. */
export const lastPassword = () => instantOf(password.read());

/** Somebody typed the password: they are here, too. */
export function notePassword() {
  password.keep(String(Date.now()));
  noteActivity();
}

/** The session is over. */
export const forgetPassword = () => password.keep('');
