import { today, type LocalDate } from '@/formats/dates';
import { isMobile } from '@/formats/phone';
import { yearsOld } from './age';

/* Whom the office may write to. Every channel checks here, so that an opt-out is respected by all of them. */

export type Channel = 'whatsapp' | 'sms' | 'email' | 'letter';

export type Obstacle = 'inactive' | 'refuses' | 'minor' | 'noMobile' | 'noEmail' | 'noAddress';

/**
 * A person's contact data. A field absent here is no obstacle: search rows lack some, and the record is read
 * before anything is sent.
 */
export interface Reached {
  isActive?: boolean | null;
  allowsCommunication?: boolean | null;
  dateOfBirth?: LocalDate | null;
  telephones?: readonly { number: string }[] | undefined;
  email?: string;
  address?: { street: string };
}

/**
 * Minimum age per channel: WhatsApp does not allow users under 13, and for a child under 12 the LGPD (art.
 * 14) requires a parent's consent, which no record holds. A letter is addressed to the household.
 */
export const youngest: Readonly<Record<Channel, number>> = { whatsapp: 13, sms: 12, email: 12, letter: 0 };

const isTooYoung = ({ dateOfBirth }: Reached, channel: Channel, day: LocalDate) => {
  const age = dateOfBirth ? yearsOld(dateOfBirth, day) : null;
  return age !== null && age < youngest[channel];
};

/** The number for text messages; undefined without a mobile number with area code. */
export const mobileOf = ({ telephones = [] }: Reached): string | undefined =>
  telephones.map(({ number }) => number).find((number) => isMobile(number));

const lacks: Readonly<Record<Channel, (who: Reached) => Obstacle | undefined>> = {
  whatsapp: (who) => (who.telephones && mobileOf(who) === undefined ? 'noMobile' : undefined),
  sms: (who) => (who.telephones && mobileOf(who) === undefined ? 'noMobile' : undefined),
  email: ({ email }) => (email !== undefined && email.trim() === '' ? 'noEmail' : undefined),
  letter: ({ address }) => (address && address.street.trim() === '' ? 'noAddress' : undefined),
};

/** Why the office writes to a person by no channel at all; undefined if it may. */
export function closedTo({ isActive, allowsCommunication }: Reached): 'inactive' | 'refuses' | undefined {
  if (isActive === false) return 'inactive';
  return allowsCommunication === false ? 'refuses' : undefined;
}

/** Why a person cannot be written to by a channel; undefined if they can. `day` is for tests. */
export const obstacleTo = (who: Reached, channel: Channel, day: LocalDate = today()): Obstacle | undefined =>
  closedTo(who) ?? (isTooYoung(who, channel, day) ? 'minor' : lacks[channel](who));

const said: Readonly<Record<Exclude<Obstacle, 'minor'>, string>> = {
  inactive: 'O cadastro está inativo.',
  refuses: 'Não aceita comunicação.',
  noMobile: 'Não tem celular com DDD.',
  noEmail: 'Não tem e-mail.',
  noAddress: 'Não tem endereço.',
};

/** An obstacle as a sentence. */
export const obstacleText = (obstacle: Obstacle, channel: Channel): string =>
  obstacle === 'minor' ? `Tem menos de ${youngest[channel]} anos.` : said[obstacle];

/** `obstacleTo` as a sentence; undefined if there is no obstacle. */
export function whyNot(who: Reached, channel: Channel, day?: LocalDate): string | undefined {
  const obstacle = obstacleTo(who, channel, day);
  return obstacle && obstacleText(obstacle, channel);
}

/** `closedTo` as a sentence; undefined if there is no obstacle. */
export function closedText(who: Reached): string | undefined {
  const obstacle = closedTo(who);
  return obstacle && said[obstacle];
}
