import { isEmail } from '@/formats/email';

/** The addresses of a cell, which may hold several, and what of it is none. */
export interface EmailsRead {
  emails: string[];
  /** The cell, where something of it is no address. */
  left: string;
}

const joining = new Set(['e', 'ou', '-']);

export function readEmails(cell: string): EmailsRead {
  const emails = new Set<string>();
  let hasMore = false;
  for (const piece of cell.split(/[\s;,|/<>()"]+/)) {
    const part = piece.replace(/^mailto:/i, '').replace(/(?<![.:])[.:]+$/, '');
    if (part === '' || joining.has(part.toLowerCase())) continue;
    if (isEmail(part)) emails.add(part);
    else hasMore = true;
  }
  return { emails: [...emails], left: hasMore ? cell : '' };
}
