import type { NameChoice } from '@/formats/personName';
import { closedTo } from '@/lookups/voters/mayWriteTo';
import { aloneOf, householdsOf, type Household } from './household';
import type { Recipient } from './recipient';

/* Selects the recipients of a mailing and splits them into lots. */

export interface Choices {
  /** One per address. */
  byAddress: boolean;
  names: NameChoice;
  withoutAddress: boolean;
  withoutZipcode: boolean;
}

export interface Mailing {
  recipients: readonly Recipient[];
  /** Groups that get one letter each. */
  households: readonly Household[];
  /** Inactive voters, who get nothing: listed, but not selectable. */
  inactive: readonly Recipient[];
  /** Among the possible recipients: those without a street, or with one but without a postal code. */
  noAddress: readonly Recipient[];
  noZipcode: readonly Recipient[];
}

/** The recipients of a mailing: `withoutAddress` and `withoutZipcode` include those who lack it. */
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

/** Maximum items printed at once. */
export const maxOfLot = 500;

export interface Lot {
  /** From 0. */
  from: number;
  /** Exclusive. */
  to: number;
}

/** Lots of at most 500; for several items per sheet, each lot except the last fills its sheets. */
export function lotsOf(total: number, perSheet = 1): Lot[] {
  const size = Math.floor(maxOfLot / perSheet) * perSheet;
  return Array.from({ length: Math.ceil(total / size) }, (_, index) => ({
    from: index * size,
    to: Math.min(total, (index + 1) * size),
  }));
}

/** Index of the longest text; the first of several, -1 for an empty list. */
export function longest<Of>(all: readonly Of[], textOf: (one: Of) => string): number {
  const lengths = all.map((one) => [...textOf(one)].length);
  return lengths.indexOf(lengths.reduce((most, length) => Math.max(most, length), 0));
}
