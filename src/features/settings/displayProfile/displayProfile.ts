import * as v from 'valibot';
import { digits, phpId, text } from '@/api/reply';
import { displayProfile as shownProfile } from '@/lookups/displayProfileApi';
import type { BadgeTone } from '@/ui/panel/Badge';

/* How the office presents itself to whoever it writes to: the requests for it, the newest first. */

export const displayProfile = v.object({
  ...shownProfile.entries,
  id: phpId,
  displayEmail: text,
  displayPhoneNumber: digits,
  evidence: text,
});
export type DisplayProfile = v.InferOutput<typeof displayProfile>;

const statuses: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  accept: { label: 'Aprovado', tone: 'success' },
  reject: { label: 'Rejeitado', tone: 'danger' },
  pending: { label: 'Em análise', tone: 'warning' },
};

export const profileStatus = ({ status }: DisplayProfile) =>
  (Object.hasOwn(statuses, status) && statuses[status]) || { label: status, tone: 'neutral' as const };

/** What a request consists of, all of it required. */
export interface ProfileInput {
  displayName: string;
  displayEmail: string;
  /** Digits. */
  displayPhoneNumber: string;
  evidence: string;
}

export const limits = { displayName: 50, displayEmail: 50, evidence: 200 };

export const emptyProfile: ProfileInput = {
  displayName: '',
  displayEmail: '',
  displayPhoneNumber: '',
  evidence: '',
};

export const isFilled = (input: ProfileInput) => Object.values(input).every((value: string) => value.trim());

/** What is sent of what was typed: without the spaces around it. */
export const payloadOf = ({ displayName, displayEmail, displayPhoneNumber, evidence }: ProfileInput) => ({
  displayName: displayName.trim(),
  displayEmail: displayEmail.trim(),
  displayPhoneNumber,
  evidence: evidence.trim(),
});
