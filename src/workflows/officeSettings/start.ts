import { currentSession } from '@/session/currentSession';
import { persistedPreferenceOf } from '@/ui/persistedPreferenceOf';
import { pieces } from './pieces';
import { fileLimits, fileName, incomingOf, isOfOther, type Incoming } from './settingsFile';

const taken = (name: string) => persistedPreferenceOf('office', `tribuna.ajustes.${name}`);

/** Takes each piece that no one here has set: never stored, or unchanged since the last initial settings. */
export function beginWith(incoming: Incoming): void {
  const session = currentSession();
  if (!session) return;
  const { values } = incoming;
  const isOther = isOfOther(incoming, session.user.clientId);
  for (const { name, isOfOneOffice, stored, take } of pieces) {
    const last = taken(name);
    if (!(name in values) || (isOther && isOfOneOffice) || stored() !== last.read()) continue;
    if (take(values[name], 'replace') === '') last.keep(stored());
  }
}

/** Loads the office's initial settings, a file deployed with the app; silent if there is none. */
export async function takeStart(): Promise<void> {
  try {
    const reply = await fetch(`/${fileName}`, { credentials: 'omit', cache: 'no-cache' });
    const isFile = reply.ok && reply.headers.get('content-type')?.includes('json');
    if (!isFile || Number(reply.headers.get('content-length')) > fileLimits.bytes) return;
    const incoming = incomingOf(await reply.text());
    if (incoming) beginWith(incoming);
  } catch {
    // The initial settings are optional.
  }
}
