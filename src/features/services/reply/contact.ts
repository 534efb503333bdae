import { isMobile, telHref } from '@/formats/phone';
import type { VoterSheet } from '../../voters/votersLookupApi';
import type { ServiceRow } from '../service';

export interface Contact {
  /** Decided to receive no messages. */
  refuses: boolean;
  /** Digits of a mobile number, '' without one. */
  chat: string;
  /** Digits of the number to call, '' without one. */
  dial: string;
}

/** How to reach who asked; the voter is undefined until read, or for good. */
export function contactOf(row: ServiceRow, voter: VoterContact | undefined): Contact {
  const numbers = [...(voter?.telephones ?? []).map(({ number }) => number), row.electorTelephone];
  return {
    refuses: voter?.allowsCommunication === false,
    chat: numbers.find((number) => isMobile(number)) ?? '',
    dial: numbers.find((number) => telHref(number) !== null) ?? '',
  };
}

type VoterContact = Pick<VoterSheet, 'allowsCommunication' | 'telephones'>;
