import type { NameChoice } from '@/formats/personName';
import { closedTo } from '@/lookups/voters/mayWriteTo';
import { aloneOf, householdsOf, type Household } from './household';
import type { Recipient } from './recipient';

/* Who of those read gets a letter, and in which lot. */

export interface Choices {
  /** One for each address. */
  byAddress: boolean;
  names: NameChoice;
  withoutAddress: boolean;
  withoutZipcode: boolean;
}

export interface Mailing {
  recipients: readonly Recipient[];
  /** Those of one letter each. */
  households: readonly Household[];
  /** Who gets nothing: they are said, and not offered. */
  inactive: readonly Recipient[];
  /** Of those that may get one: without a street, or with one and without a postal code. */
  noAddress: readonly Recipient[];
  noZipcode: readonly Recipient[];
}

/** Who gets a letter: `withoutAddress` and `withoutZipcode` let in who has none. */
export function mailingOf(read: readonly Recipient[], choices: Choices): Mailing {
  const able = read.filter((one) => closedTo(one) !== 'inactive');
  const noAddress = able.filter(({ street }) => !street);
  const noZipcode = able.filter(({ street, zipcode }) => street && !zipcode);
  const recipients = able.filter(
    ({ street, zipcode }) =>
      (street || choices.withoutAddress) && (zipcode || !street || choices.withoutZipcode),
  );
  return {
    recipients,
    households: choices.byAddress ? householdsOf(recipients) : aloneOf(recipients),
    inactive: read.filter((one) => closedTo(one) === 'inactive'),
    noAddress,
    noZipcode,
  };
}

/** Printed at once. */
export const maxOfLot = 500;

export interface Lot {
  /** From 0. */
  from: number;
  /** After the last. */
  to: number;
}

/** Lots of at most 500; on sheets of several, each but the last ends with its sheet. */
export function lotsOf(total: number, perSheet = 1): Lot[] {
  const size = Math.floor(maxOfLot / perSheet) * perSheet;
  return Array.from({ length: Math.ceil(total / size) }, (_, index) => ({
    from: index * size,
    to: Math.min(total, (index + 1) * size),
  }));
}

/** The place of the one with the longest text; the first of several, -1 of none. */
export function longest<Of>(all: readonly Of[], textOf: (one: Of) => string): number {
  const lengths = all.map((one) => [...textOf(one)].length);
  return lengths.indexOf(lengths.reduce((most, length) => Math.max(most, length), 0));
}
