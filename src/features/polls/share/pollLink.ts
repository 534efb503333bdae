import { environment } from '@/config/environment';

/** Public page of a poll; null without an identifier. */
export const pollLink = (identifier: string): string | null =>
  identifier ? `${environment.pollHost}/${encodeURIComponent(identifier)}` : null;
