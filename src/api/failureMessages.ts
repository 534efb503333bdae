import type { ApiFailure } from './failure';

/** The messages of a failure where there are no fields to show them under: those of its fields, else its own. */
export function messagesOf({ errors, message }: Pick<ApiFailure, 'errors' | 'message'>): string[] {
  const messages = errors.map((error) => error.message).filter(Boolean);
  return messages.length > 0 ? [...new Set(messages)] : [message];
}
