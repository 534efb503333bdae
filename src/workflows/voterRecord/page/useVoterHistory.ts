import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { FoundByEach } from '@/records/bulkRead/readEach';
import { joinHooks } from '@/records/ofVoter/joinHooks';
import { searchOf } from '@/records/ofVoter/searchOf';
import type { Known } from '@/records/ofVoter/matchConfidence';
import type { Answer, ContactSearch } from '@/records/ofVoter/voterPart';
import type { Searches } from './searches';
import { nothing, type Source } from './source';
import { entryOf, splitByConfidence, type Entry } from './timeline';
import { ofParts } from './voterParts';

/** Kinds that contain the voter's id. */
export const useHeldSources = joinHooks(
  ofParts(({ kind, whenOf, find }) => {
    if (find.way !== 'held') return [];
    const { useRows } = find;
    return [
      function useHeld(voterId: number): Source {
        const { rows, ...state } = useRows(voterId);
        const certain = useMemo(() => rows.map((row) => entryOf({ kind, whenOf }, row) as Entry), [rows]);
        return { ...state, kind, certain, possible: nothing };
      },
    ];
  }),
);

interface ToFind {
  known: Known | null;
  /** Null: not to be requested yet. */
  searches: Searches | null;
}

const useFound = joinHooks(
  ofParts(({ kind, whenOf, find }) => {
    if (find.way !== 'found') return [];
    const { useAnswer, confidenceOf, noneNote } = find;
    return [
      function useFoundOfKind({ known, searches }: ToFind): Source {
        const own = searches?.get(kind);
        const query = useAnswer(own?.length ? own : skipToken);
        const rows = query.currentData?.rows;
        const found = useMemo(
          () => splitByConfidence({ kind, whenOf }, known, rows ?? [], confidenceOf),
          [known, rows],
        );
        return { kind, ...found, ...stateOfFound(query, own, noneNote) };
      },
    ];
  }),
);

/** Records with these phone numbers, e-mail or name. */
export const useFoundSources = (known: Known | null, searches: Searches | null) =>
  useFound({ known, searches });

/** Where there is nothing to search by, nothing is pending. */
function stateOfFound(
  query: Answer<FoundByEach<unknown>>,
  searches: readonly ContactSearch[] | undefined,
  noneNote: string,
) {
  if (searches?.length === 0) return { ...searchOf(query), isWaiting: false, note: noneNote };
  const left = query.currentData?.left;
  return {
    ...searchOf(query),
    note: left ? `lidas só as mais novas; ${left} não foram lidas` : undefined,
  };
}
