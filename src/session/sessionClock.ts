import { sharedStorage } from './sharedStorage';

/* Times of last activity and last password entry, shared by all tabs; both start with the session. */
const activity = sharedStorage('tribuna-atividade');
const password = sharedStorage('tribuna-senha');

/** An instant long past, regardless of clock changes. */
export const never = 0;

/** Ms an instant may be in the future, for clock corrections. */
const tolerance = 10_000;

/** Parses a stored instant; `never` if missing, invalid or in the future (tampered). */
function instantOf(text: string): number {
  // Older versions prefixed the session's end.
  const instant = Number(/^(?:\d+ )?(\d+)$/.exec(text)?.[1] ?? never);
  return instant <= Date.now() + tolerance ? instant : never;
}

/** Last activity, epoch ms. */
export const lastActivity = () => instantOf(activity.read());

/**
 * Records activity; `never` locks the screen. Skips a value already stored: a tab still reading an older
 * instant would overwrite what another has just recorded.
 */
export function noteActivity(instant = Date.now()) {
  const text = String(instant);
  if (activity.read() !== text) activity.keep(text);
}

/** Last password entry of this session, epoch ms. */
export const lastPassword = () => instantOf(password.read());

/** Records a password entry, which is activity too. */
export function notePassword() {
  password.keep(String(Date.now()));
  noteActivity();
}

/** Clears the password entry at session end. */
export const forgetPassword = () => password.keep('');
