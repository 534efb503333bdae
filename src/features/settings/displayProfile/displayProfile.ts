import * as v from 'valibot';
import { digits, phpId, text } from '@/api/reply';
import { choices } from '@/formats/choices';
import { displayProfile as shownProfile } from '@/lookups/displayProfileApi';

/* Display profile requests, newest first. */

export const displayProfile = v.object({
  ...shownProfile.entries,
  id: phpId,
  displayEmail: text,
  displayPhoneNumber: digits,
  evidence: text,
});
export type DisplayProfile = v.InferOutput<typeof displayProfile>;

export const profileStatuses = choices([
  { value: 'accept', label: 'Aprovado', tone: 'success' },
  { value: 'reject', label: 'Rejeitado', tone: 'danger' },
  { value: 'pending', label: 'Em análise', tone: 'warning' },
]);

/** All fields are required. */
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

export const toWire = ({ displayName, displayEmail, displayPhoneNumber, evidence }: ProfileInput) => ({
  displayName: displayName.trim(),
  displayEmail: displayEmail.trim(),
  displayPhoneNumber,
  evidence: evidence.trim(),
});
