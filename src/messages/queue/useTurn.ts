import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf, mayHaveArrived, type ApiFailure, type ApiResult } from '@/api/failure';
import { safeHref } from '@/formats/links';
import { whatsappHref } from '@/formats/phone';
import { openTab } from '@/ui/feedback/openTab';
import { useStillHere } from '@/ui/useStillHere';
import type { Voter } from '@/lookups/voters/voter';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';
import type { Outcome, QueueItem } from './useQueue';
import { addressed } from './whatsappTo';

/**
 * State of a recorded message: 'opening', only the chat remains to be opened; 'unknown', the outcome of
 * recording is unknown.
 */
export type Recorded = 'opening' | 'unknown';

export interface QueueWork<Item> {
  /** The message to one person. */
  textOf: (item: Item, voter: Voter) => string;
  /** Records the message before WhatsApp opens; absent if it is already recorded. */
  record?: (voter: Voter, phone: string, message: string) => Promise<ApiResult<unknown>>;
}

export interface Turn<Item extends QueueItem> extends QueueWork<Item> {
  item: Item;
  onSettled: (outcome: Outcome, reason?: string, voter?: Voter) => void;
}

/** One person of a queue: rereads their record, skips them if they cannot be written to, and writes once. */
export function useTurn<Item extends QueueItem>({ item, textOf, record, onSettled }: Turn<Item>) {
  const query = votersLookupApi.useVoterQuery(item.voterId ?? skipToken);
  const isHere = useStillHere();
  const [busy, setBusy] = useState(false);
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const voter = query.isFetching ? undefined : query.currentData;
  const unread = query.isFetching ? undefined : failureOf(query.error);
  const to = voter && addressed(voter, textOf(item, voter), 'whatsapp');
  const isGone = item.voterId === null || unread?.kind === 'notFound';
  const reason = isGone ? 'O cadastro não existe mais.' : recorded || busy ? undefined : to?.reason;
  const skip = useEffectEvent((why: string) => onSettled('skipped', why, voter));
  useEffect(() => {
    if (reason) skip(reason);
  }, [reason]);

  const message = to && to.reason === undefined ? to : undefined;
  const href = message && safeHref(whatsappHref(message.phone, message.message));

  const send = async () => {
    if (!voter || !message || !href) return;
    setFailure(null);
    if (record) {
      setBusy(true);
      const { error } = await record(voter, message.phone, message.message);
      setBusy(false);
      // WhatsApp does not open once the person has left.
      if (!isHere()) return;
      if (error) {
        if (mayHaveArrived(error)) setRecorded('unknown');
        return setFailure(error);
      }
    }
    if (openTab(href)) onSettled('sent');
    else setRecorded('opening');
  };

  return {
    isReading: !voter && !unread && !isGone,
    /** The failure to read their record. */
    unread: isGone ? undefined : unread,
    readAgain: () => void query.refetch(),
    message,
    href,
    busy,
    recorded,
    failure,
    send,
    goOn: () =>
      recorded === 'unknown'
        ? onSettled('unknown', 'Não se sabe se o envio foi gravado.')
        : onSettled('sent'),
  };
}
