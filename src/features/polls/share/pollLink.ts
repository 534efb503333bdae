import { environment } from '@/config/environment';

/** Where anybody answers a poll; null for one without an identifier. */
export const pollLink = (identifier: string): string | null =>
  identifier ? `${environment.pollHost}/${encodeURIComponent(identifier)}` : null;
