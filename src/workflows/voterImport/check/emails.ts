import { isEmail } from '@/formats/email';

/** The addresses in a cell, which may have several, and its remaining text. */
export interface EmailsRead {
  emails: string[];
  /** The cell's text, if part of it is not an address. */
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
