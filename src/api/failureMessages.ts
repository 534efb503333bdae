import type { ApiFailure } from './failure';

/** What a failure says where no field can show its part: the fields' messages, else its own. */
export function messagesOf({ errors, message }: Pick<ApiFailure, 'errors' | 'message'>): string[] {
  const messages = errors.map((error) => error.message).filter(Boolean);
  return messages.length > 0 ? [...new Set(messages)] : [message];
}
