import { today, type LocalDate } from '@/formats/dates';
import { isMobile } from '@/formats/phone';
import { yearsOld } from './age';

/* Whom the office may write to. Every channel asks here, so that nobody is left alone by one and not by another. */

export type Channel = 'whatsapp' | 'sms' | 'email' | 'letter';

export type Obstacle = 'inactive' | 'refuses' | 'minor' | 'noMobile' | 'noEmail' | 'noAddress';

/**
 * What is known of somebody. What the API did not say is no obstacle here: a row of the search lacks it, and the
 * record is read before anything goes out.
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
 * The youngest who may be written to by a channel: WhatsApp takes nobody under 13, and of a child under 12 the LGPD
 * (art. 14) wants a parent's consent, which no record holds. A letter reaches the house.
 */
export const youngest: Readonly<Record<Channel, number>> = { whatsapp: 13, sms: 12, email: 12, letter: 0 };

const isTooYoung = ({ dateOfBirth }: Reached, channel: Channel, day: LocalDate) => {
  const age = dateOfBirth ? yearsOld(dateOfBirth, day) : null;
  return age !== null && age < youngest[channel];
};

/** The number that a text message goes to; undefined without a mobile number with area code. */
export const mobileOf = ({ telephones = [] }: Reached): string | undefined =>
  telephones.map(({ number }) => number).find((number) => isMobile(number));

const lacks: Readonly<Record<Channel, (who: Reached) => Obstacle | undefined>> = {
  whatsapp: (who) => (who.telephones && mobileOf(who) === undefined ? 'noMobile' : undefined),
  sms: (who) => (who.telephones && mobileOf(who) === undefined ? 'noMobile' : undefined),
  email: ({ email }) => (email !== undefined && email.trim() === '' ? 'noEmail' : undefined),
  letter: ({ address }) => (address && address.street.trim() === '' ? 'noAddress' : undefined),
};

/** Why nothing is written to somebody, by whatever channel. */
export function closedTo({ isActive, allowsCommunication }: Reached): 'inactive' | 'refuses' | undefined {
  if (isActive === false) return 'inactive';
  return allowsCommunication === false ? 'refuses' : undefined;
}

/** Why somebody is not written to by a channel; undefined where they are. `day` is for tests. */
export const obstacleTo = (who: Reached, channel: Channel, day: LocalDate = today()): Obstacle | undefined =>
  closedTo(who) ?? (isTooYoung(who, channel, day) ? 'minor' : lacks[channel](who));

const said: Readonly<Record<Exclude<Obstacle, 'minor'>, string>> = {
  inactive: 'O cadastro está inativo.',
  refuses: 'Não aceita comunicação.',
  noMobile: 'Não tem celular com DDD.',
  noEmail: 'Não tem e-mail.',
  noAddress: 'Não tem endereço.',
};

/** An obstacle in words, as a sentence. */
export const obstacleText = (obstacle: Obstacle, channel: Channel): string =>
  obstacle === 'minor' ? `Tem menos de ${youngest[channel]} anos.` : said[obstacle];

/** Why somebody is not written to by a channel, as a sentence; undefined where they are. */
export function whyNot(who: Reached, channel: Channel, day?: LocalDate): string | undefined {
  const obstacle = obstacleTo(who, channel, day);
  return obstacle && obstacleText(obstacle, channel);
}

/** Why nothing is written to somebody, by whatever channel, as a sentence. */
export function closedText(who: Reached): string | undefined {
  const obstacle = closedTo(who);
  return obstacle && said[obstacle];
}
