import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useAsk } from '@/api/ask';
import type { ApiFailure } from '@/api/failure';
import { isPhone, otherWriting } from '@/formats/phone';
import { typingPauseMs } from '@/ui/typingPause';
import { useAfterTyping } from '@/ui/useAfterTyping';
import { likenessOf } from '@/lookups/voters/voterLikeness';
import { votersLikeApi, type CallerQuestion } from '@/lookups/voters/votersLike';
import { votersLookupApi, type VoterOption } from '@/lookups/voters/votersLookupApi';
import { questionOf, readCaller, type IncomingInput } from './caller';

export type Caller = ReturnType<typeof useCaller>;

/** State of the caller: typed text, its matches, and the one chosen, or a stranger. */
export function useCaller(control: Control<IncomingInput>, start: VoterOption | undefined) {
  const [taken, setTaken] = useState<VoterOption | null>(start ?? null);
  const [isKept, setKept] = useState(false);
  /** Saving requires a name besides the typed number. */
  const [asksName, setAsksName] = useState(false);
  const [markedId, setMarkedId] = useState<number | null>(null);

  const who = useWatch({ control, name: 'who' });
  const typed = readCaller(who);
  const callers = useCallers(taken || isKept ? null : questionOf(typed));
  const { rows } = callers;
  const isOfNobody = callers.isAnswered && rows.length === 0;

  const firstWhole = rows.filter(({ telephone }) => typed.phone && telephone === typed.phone);
  const found = firstWhole.length === 1 ? firstWhole[0] : rows.length === 1 ? rows[0] : undefined;
  const marked = useRested(markedId, found?.value ?? null);
  const shown = taken ?? (isKept ? undefined : rows.find(({ value }) => value === marked));
  const { data: details } = votersLookupApi.endpoints.voter.useQueryState(shown?.value ?? skipToken);

  // Typing again restarts the look-up and clears the mark.
  const [lookedUp, setLookedUp] = useState(who);
  if (lookedUp !== who) {
    setLookedUp(who);
    setKept(false);
    setAsksName(false);
    setMarkedId(null);
  }

  return {
    typed,
    /** The typed number; '' until complete. */
    wholePhone: isPhone(typed.phone) ? typed.phone : '',
    callers,
    /** No match was found. */
    isOfNobody,
    /** Id of the row marked by the arrow keys. */
    markedId,
    mark: setMarkedId,
    /** Id of the voter whose card is shown. */
    shown,
    /** Whether a voter has the typed number. */
    isWhole: ({ value, telephone }: VoterOption) =>
      isPhone(typed.phone) &&
      (telephone === typed.phone ||
        (details?.id === value && details.telephones.some(({ number }) => number === typed.phone))),
    /** Why a voter may be the caller, by the record if it was read; '' if nothing suggests it. */
    whyOf: (voter: VoterOption) =>
      likenessOf(
        typed.phone ? { phones: [typed.phone] } : { name: typed.name },
        voter,
        details?.id === voter.value ? details : undefined,
      ).why,
    taken,
    take: (voter: VoterOption) => {
      setTaken(voter);
      setMarkedId(null);
    },
    change: () => setTaken(null),
    /** The text is kept as a stranger's. */
    isKept,
    keep: () => {
      setKept(true);
      setMarkedId(null);
    },
    isStranger: !taken && who.trim() !== '' && (isKept || isOfNobody || asksName),
    askName: () => setAsksName(true),
  };
}

/** Id for the card: the marked row once the arrow keys pause; before any is marked, the only match. */
function useRested(marked: number | null, found: number | null): number | null {
  const [rested, setRested] = useState(marked);
  useEffect(() => {
    const timer = setTimeout(() => setRested(marked), typingPauseMs);
    return () => clearTimeout(timer);
  }, [marked]);
  if (marked === null || marked === found) return found;
  return rested === marked ? marked : null;
}

interface Answer {
  to: string;
  rows: readonly VoterOption[];
  total: number;
  failure: ApiFailure | undefined;
}

/** Voters who may be calling, debounced. Responses to an older text are dropped. */
function useCallers(question: CallerQuestion | null) {
  const ask = useAsk();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = question ? `${turn} ${JSON.stringify(question)}` : '';

  useAfterTyping(asked, async (signal) => {
    if (!question) return;
    const find = (like: CallerQuestion) => ask(votersLikeApi.endpoints.votersLike, like, signal);
    const asTyped = await find(question);
    const telephone = 'telephone' in question ? otherWriting(question.telephone) : '';
    const { data, error } = telephone && asTyped.data?.total === 0 ? await find({ telephone }) : asTyped;
    if (!signal.aborted)
      setAnswer({ to: asked, rows: data?.rows ?? [], total: data?.total ?? 0, failure: error });
  });

  const current = asked !== '' && answer?.to === asked ? answer : null;
  return {
    rows: current?.rows ?? none,
    total: current?.total ?? 0,
    failure: current?.failure,
    isAnswered: current !== null,
    isAsking: asked !== '' && !current,
    retry: () => setTurn((before) => before + 1),
  };
}

const none: readonly VoterOption[] = [];

export type Callers = ReturnType<typeof useCallers>;
