import * as v from 'valibot';
import { flag, groupOf, optionalId, phpId, reader, recordOf, someOf, text } from '@/api/reply';
import { readInstant } from '@/formats/dates';

const instant = reader('data e hora', (value) => readInstant(value) ?? undefined);

const sessionReply = v.pipe(
  v.object({
    user: v.object({
      id: phpId,
      name: text,
      email: text,
      image: text,
      profileId: phpId,
      clientId: optionalId,
    }),
    token: v.object({ value: v.pipe(v.string(), v.nonEmpty()), expires: instant }),
    rules: someOf(text),
    client: groupOf({ trl: flag(), shortIdentifier: text }),
  }),
  v.transform(({ client, ...session }): Session => ({
    ...session,
    client: { isTrial: client.trl, shortIdentifier: client.shortIdentifier || null },
  })),
);

/** Parses the reply of `login.php` `login`, or throws. */
export const readSessionReply = recordOf(sessionReply);

/** Shape stored in the cookie. */
const storedSession = v.object({
  user: v.object({
    id: v.number(),
    name: v.string(),
    email: v.string(),
    image: v.string(),
    profileId: v.number(),
    clientId: v.nullable(v.number()),
  }),
  /** `expires` in epoch ms. */
  token: v.object({ value: v.string(), expires: v.number() }),
  rules: v.array(v.string()),
  client: v.object({ isTrial: v.boolean(), shortIdentifier: v.nullable(v.string()) }),
});

export type Session = v.InferOutput<typeof storedSession>;

/** Parses the session cookie's content, or null. */
export function readStoredSession(value: unknown): Session | null {
  const result = v.safeParse(storedSession, value);
  return result.success ? result.output : null;
}

/** Whether the token has not expired. */
export const isValid = (session: Session | null, now = Date.now()): session is Session =>
  session !== null && session.token.expires > now;
