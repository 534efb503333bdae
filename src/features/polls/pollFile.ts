import { stampedFileName } from '@/formats/files';

/** `enquete-EN-12-20-11-2026-09-00.png` from `enquete`, the reference and `png`. */
export const pollFile = (kind: string, reference: string, extension: string): string =>
  stampedFileName(`${kind}-${reference.replace(/[^\w-]+/g, '-')}`, extension);
