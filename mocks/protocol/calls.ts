import type { Database } from '../db';
import type { Client, User } from '../modules/auth/records';
import type { Answer } from './answers';
import type { Fields, Values } from './fields';
import type { Rule } from './rules';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Mail {
  to: string;
  subject: string;
  /** Path of the app, such as `/auth/reset-password/…`. */
  link: string;
}

/** What an endpoint may use besides what it was sent. */
export interface Tools {
  db: Database;
  /** The instant of the request. */
  now: Date;
  /** Its local day, `YYYY-MM-DD`. */
  today: string;
  /** Its local date and time, `YYYY-MM-DD HH:mm:ss`. */
  timestamp: string;
  sendMail(mail: Mail): void;
  /** The address under which a stored file is served. */
  fileUrl(storedName: string): string;
}

/** What a public call receives. */
export interface PublicInput<Q extends Fields, B extends Fields> extends Tools {
  query: Values<Q>;
  body: Values<B>;
}

/** What a call of a signed-in person receives. */
export interface StaffInput<Q extends Fields, B extends Fields> extends PublicInput<Q, B> {
  user: User;
  client: Client;
  /** The office all data is limited to. */
  clientId: number;
  /** The uploaded file, for calls declared as an upload. */
  file: File | null;
}

interface Declaration<Q extends Fields, B extends Fields, Input> {
  /** What the call is for, one sentence in Portuguese for docs/api.md. */
  says: string;
  /** Fields of the query; any other is refused. */
  query?: Q;
  /** Fields of the JSON body; any other is refused. */
  body?: B;
  answer: Answer;
  /** Gives what `answer` declares: plain data (sent as JSON), a ready Response, or nothing. */
  run(input: Input): unknown;
}

/** One call of docs/api.md, ready for the dispatch. */
export interface Call {
  method: Method;
  /** Value of the `action` header; null for those that verb and `id` name. */
  action: string | null;
  /** `either`: a token is allowed and does not matter. */
  access: 'staff' | 'public' | 'either';
  rule: Rule | null;
  query: Fields;
  body: Fields;
  isUpload: boolean;
  says: string;
  answer: Answer;
  run(input: StaffInput<Fields, Fields>): unknown;
}

/** Calls of one PHP script; several modules may have some of the same. */
export interface Script {
  name: string;
  calls: readonly Call[];
}

/** Declares calls of one script. */
export const script = (name: string, calls: readonly Call[]): Script => ({ name, calls });

/** Declares a call that needs a session and, with `rule`, that permission. */
export function staffCall<Q extends Fields = Record<never, never>, B extends Fields = Record<never, never>>(
  method: Method,
  action: string | null,
  declaration: Declaration<Q, B, StaffInput<Q, B>> & { rule?: Rule; isUpload?: boolean },
): Call {
  return buildCall(method, action, 'staff', declaration);
}

/** Declares a call made without a token. */
export function publicCall<Q extends Fields = Record<never, never>, B extends Fields = Record<never, never>>(
  method: Method,
  action: string,
  declaration: Declaration<Q, B, PublicInput<Q, B>> & { acceptsToken?: boolean },
): Call {
  return buildCall(method, action, declaration.acceptsToken ? 'either' : 'public', declaration);
}

function buildCall<Q extends Fields, B extends Fields>(
  method: Method,
  action: string | null,
  access: Call['access'],
  declaration: Declaration<Q, B, StaffInput<Q, B>> & { rule?: Rule; isUpload?: boolean },
): Call {
  return {
    method,
    action,
    access,
    rule: declaration.rule ?? null,
    query: declaration.query ?? {},
    body: declaration.body ?? {},
    isUpload: declaration.isUpload ?? false,
    says: declaration.says,
    answer: declaration.answer,
    // The dispatch reads query and body by these very declarations, so the values have the declared types.
    run: declaration.run as Call['run'],
  };
}
