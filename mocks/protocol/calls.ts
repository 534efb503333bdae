import type { Database } from '../db';
import type { Client, User } from '../modules/auth/records';
import type { Answer } from './answers';
import type { Fields, Values } from './fields';
import type { Rule } from '../../src/session/rights';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Mail {
  to: string;
  subject: string;
  /** App path, such as `/auth/reset-password/…`. */
  link: string;
}

/** Tools available to every endpoint. */
export interface Tools {
  db: Database;
  now: Date;
  /** Local `YYYY-MM-DD`. */
  today: string;
  /** Local `YYYY-MM-DD HH:mm:ss`. */
  timestamp: string;
  sendMail(mail: Mail): void;
  /** URL of a stored file. */
  fileUrl(storedName: string): string;
}

export interface PublicInput<Q extends Fields, B extends Fields> extends Tools {
  query: Values<Q>;
  body: Values<B>;
}

export interface StaffInput<Q extends Fields, B extends Fields> extends PublicInput<Q, B> {
  user: User;
  client: Client;
  /** The office all data is limited to. */
  clientId: number;
  /** Only for upload calls. */
  file: File | null;
}

interface Declaration<Q extends Fields, B extends Fields, Input> {
  /** One sentence in Portuguese for docs/api.md. */
  says: string;
  /** Undeclared fields are refused. */
  query?: Q;
  /** Undeclared fields are refused. */
  body?: B;
  answer: Answer;
  /** Returns what `answer` declares: plain data (sent as JSON), a Response, or nothing. */
  run(input: Input): unknown;
}

export interface Call {
  method: Method;
  /** The `action` header; null for calls identified by method and `id`. */
  action: string | null;
  /** `either`: a token is allowed and ignored. */
  access: 'staff' | 'public' | 'either';
  rule: Rule | null;
  query: Fields;
  body: Fields;
  isUpload: boolean;
  says: string;
  answer: Answer;
  run(input: StaffInput<Fields, Fields>): unknown;
}

/** Several modules may add calls to one script. */
export interface Script {
  name: string;
  calls: readonly Call[];
}

export const script = (name: string, calls: readonly Call[]): Script => ({ name, calls });

/** Needs a session and, with `rule`, that permission. */
export function staffCall<Q extends Fields = Record<never, never>, B extends Fields = Record<never, never>>(
  method: Method,
  action: string | null,
  declaration: Declaration<Q, B, StaffInput<Q, B>> & { rule?: Rule; isUpload?: boolean },
): Call {
  return buildCall(method, action, 'staff', declaration);
}

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
    // The dispatcher parses with these same declarations, so the types match.
    run: declaration.run,
  };
}
