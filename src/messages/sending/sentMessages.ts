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
 * What was sent since the person signed in, as the history of the API may tell of it late or not at all: in memory, gone
 * with the session.
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

/** All that was sent since the person signed in, the newest first. */
export const useSentMessages = () => useAppSelector(sentSince);

/** Shorter than this, a text is found in others by chance. */
const minWithin = 20;

/** Whether an entry of the history is a message of this text: the API puts the channel and the phone before it. */
export function isOfText({ description }: Pick<Communication, 'description'>, message: string) {
  const [whole, text] = [description, message].map((one) => one.replaceAll(/\s+/g, ' ').trim());
  if (!whole || !text) return false;
  return whole.endsWith(text) || (text.length >= minWithin && whole.includes(text));
}

/** By how much the server's clock may be behind, in minutes. */
const clockSlack = 5;

const before = (at: LocalDateTime, minutes: number) =>
  localNow(new Date(new Date(at.replace(' ', 'T')).getTime() - minutes * 60_000));

export interface LastMessage extends Communication {
  /** Sent from here since the person signed in: it is scheduled, whether or not the history has it already. */
  isScheduled: boolean;
}

/** The history with what was sent meanwhile, each once, the newest first. */
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
    // No number of the history, which may count on its own.
    id: -id,
    createdAt: at,
    description: `${labelOf(communicationChannels, typeId)} para ${formatPhone(telephone)}: ${message}`,
    isScheduled: true,
  }));
  return [...missing, ...rows];
}

/** The last messages to a voter: those of the API, and those sent since. */
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
    /** Also where the API has not answered. */
    known,
    rows: currentData && known,
  };
}

/** Days within which the same text to the same person is said before it is sent again. */
export const sameTextDays = 7;

/** When the same text last went to the person, within a week; undefined where it did not. */
export const sentLately = (
  rows: readonly Communication[],
  message: string,
  now: LocalDateTime = localNow(),
): LocalDateTime | undefined => {
  const since = addDays(now.slice(0, 10), -sameTextDays);
  return rows.find((row) => row.createdAt !== null && row.createdAt >= since && isOfText(row, message))
    ?.createdAt as LocalDateTime | undefined;
};
