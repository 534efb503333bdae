import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { rootReducer, type StateOf } from '@/api/rootReducer';
import { useAppSelector } from '@/api/store';
import { labelOf } from '@/formats/choices';
import { addDays, localNow, type LocalDateTime } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import { communicationChannels } from '../messageChoices';
import type { Communication } from '../message';
import { messagesApi, type MessageInput } from '../messagesApi';

/*
 * Messages sent since sign-in, kept in memory until the session ends: the API's history may list them late or
 * not at all.
 */

export interface SentMessage extends Pick<MessageInput, 'voterId' | 'typeId' | 'telephone' | 'message'> {
  id: number;
  at: LocalDateTime;
}

const slice = createSlice({
  name: 'sentMessages',
  initialState: (): readonly SentMessage[] => [],
  reducers: {
    messageSent: (sent, { payload }: PayloadAction<SentMessage>) => [payload, ...sent],
  },
});

declare module '@/api/rootReducer' {
  interface ModuleStates {
    sentMessages: StateOf<typeof slice>;
  }
}

const injected = slice.injectInto(rootReducer);

export const { messageSent } = slice.actions;

const sentSince = (state: object) =>
  injected.selectSlice(state as Parameters<typeof injected.selectSlice>[0]);

/** All messages sent since sign-in, newest first. */
export const useSentMessages = () => useAppSelector(sentSince);

/** A shorter text may occur in others by chance. */
const minWithin = 20;

/** Whether a history entry is a message with this text: the API puts the channel and phone number before it. */
export function isOfText({ description }: Pick<Communication, 'description'>, message: string) {
  const [whole, text] = [description, message].map((one) => one.replaceAll(/\s+/g, ' ').trim());
  if (!whole || !text) return false;
  return whole.endsWith(text) || (text.length >= minWithin && whole.includes(text));
}

/** Assumed maximum delay of the server's clock, in minutes. */
const clockSlack = 5;

const before = (at: LocalDateTime, minutes: number) =>
  localNow(new Date(new Date(at.replace(' ', 'T')).getTime() - minutes * 60_000));

export interface LastMessage extends Communication {
  /** Sent from here since sign-in: shown as scheduled whether or not the history has it. */
  isScheduled: boolean;
}

/** The history merged with messages sent since, without duplicates, newest first. */
export function withSent(history: readonly Communication[], sent: readonly SentMessage[]): LastMessage[] {
  const left = new Set(sent);
  const rows = history.map((row): LastMessage => {
    const own = [...left].find(
      ({ at, message }) =>
        row.createdAt !== null && row.createdAt >= before(at, clockSlack) && isOfText(row, message),
    );
    if (own) left.delete(own);
    return { ...row, isScheduled: own !== undefined };
  });
  const missing = [...left].map(({ id, at, typeId, telephone, message }): LastMessage => ({
    // Negative, to differ from the history's ids, which may be counted separately.
    id: -id,
    createdAt: at,
    description: `${labelOf(communicationChannels, typeId)} para ${formatPhone(telephone)}: ${message}`,
    isScheduled: true,
  }));
  return [...missing, ...rows];
}

/** The last messages to a voter: the API's, and those sent since sign-in. */
export function useLastMessages(voterId: number) {
  const query = messagesApi.useCommunicationsQuery(voterId);
  const all = useSentMessages();
  const { currentData } = query;
  const known = useMemo(() => {
    const sent = all.filter((one) => one.voterId === voterId);
    return withSent(currentData ?? [], sent);
  }, [currentData, all, voterId]);
  return {
    query,
    /** Also if the API has not responded. */
    known,
    rows: currentData && known,
  };
}

/** Days within which sending the same text to a person again shows a warning. */
export const sameTextDays = 7;

/** When the same text was last sent to the person within a week; undefined if it was not. */
export const sentLately = (
  rows: readonly Communication[],
  message: string,
  now: LocalDateTime = localNow(),
): LocalDateTime | undefined => {
  const since = addDays(now.slice(0, 10), -sameTextDays);
  return rows.find((row) => row.createdAt !== null && row.createdAt >= since && isOfText(row, message))
    ?.createdAt as LocalDateTime | undefined;
};
