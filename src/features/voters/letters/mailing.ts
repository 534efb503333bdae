import type { Recipient } from './recipient';

/* Who of those read gets a letter, and in which lot. */

export interface Choices {
  withInactive: boolean;
  withoutAddress: boolean;
  withoutZipcode: boolean;
}

export interface Mailing {
  recipients: readonly Recipient[];
  inactive: number;
  /** Of those that may get one: without a street, or with one and without a postal code. */
  noAddress: readonly Recipient[];
  noZipcode: readonly Recipient[];
}

/** Who gets a letter: `withoutAddress` and `withoutZipcode` let in who has none. */
export function mailingOf(read: readonly Recipient[], choices: Choices): Mailing {
  const able = choices.withInactive ? read : read.filter(({ isActive }) => isActive);
  const noAddress = able.filter(({ street }) => !street);
  const noZipcode = able.filter(({ street, zipcode }) => street && !zipcode);
  return {
    recipients: able.filter(
      ({ street, zipcode }) =>
        (street || choices.withoutAddress) && (zipcode || !street || choices.withoutZipcode),
    ),
    inactive: read.length - read.filter(({ isActive }) => isActive).length,
    noAddress,
    noZipcode,
  };
}

/** Printed at once. */
export const mostOfLot = 500;

export interface Lot {
  /** From 0. */
  from: number;
  /** After the last. */
  to: number;
}

/** Lots of at most 500; on sheets of several, each but the last ends with its sheet. */
export function lotsOf(total: number, perSheet = 1): Lot[] {
  const size = Math.floor(mostOfLot / perSheet) * perSheet;
  return Array.from({ length: Math.ceil(total / size) }, (_, index) => ({
    from: index * size,
    to: Math.min(total, (index + 1) * size),
  }));
}

/** The place of the one with the longest text; the first of several, -1 of none. */
export function longest(recipients: readonly Recipient[], textOf: (one: Recipient) => string): number {
  const lengths = recipients.map((one) => [...textOf(one)].length);
  return lengths.indexOf(lengths.reduce((most, length) => Math.max(most, length), 0));
}
