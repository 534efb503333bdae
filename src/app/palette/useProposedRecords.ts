import { useEffect, useState } from 'react';
import { proposingParts } from '@/records/modules/palette';
import type { ProposedRecord } from '@/records/palette/palettePart';
import { can } from '@/session/rules';
import { useSignedInSession } from '@/session/useSession';
import { isPanelOpen } from '@/ui/focus/panelFocus';
import type { Entry } from './entries';
import { groupOfEntries, type Group } from './groups';

type Reader = (line: string) => ProposedRecord | null;
type Readers = Readonly<Partial<Record<string, Reader>>>;

async function loadReaders(): Promise<Readers> {
  const loaded = proposingParts.map(async ({ listPath, proposing }) => [
    listPath,
    (await proposing.load()).default,
  ]);
  return Object.fromEntries(await Promise.all(loaded)) as Readers;
}

/** A line without an hour proposes nothing. */
const mayTell = /\d\s?[h:]|às \d|meio/i;

/** New records proposed from the typed text. They open over the screen; none is offered while another panel is open. */
export function useProposedRecords(typed: string): Group[] {
  const session = useSignedInSession();
  const [isFree] = useState(() => !isPanelOpen());
  const [readers, setReaders] = useState<Readers>();
  useEffect(() => {
    let isLeft = false;
    void loadReaders()
      .catch((): Readers => ({}))
      .then((loaded) => isLeft || setReaders(loaded));
    return () => {
      isLeft = true;
    };
  }, []);
  if (!isFree || !mayTell.test(typed)) return [];
  if (!readers)
    return [{ key: 'proposed', title: 'Criar', lines: [{ kind: 'waiting', key: 'proposed waiting' }] }];
  const entries = proposingParts.flatMap(({ listPath, proposing }): Entry[] => {
    const proposed = can(session, proposing.rule) ? readers[listPath]?.(typed) : null;
    if (!proposed) return [];
    const { label, detail, start } = proposed;
    const act = { listPath, panel: 'create', id: null, start };
    return [{ ...{ key: `proposed ${listPath}`, label, detail, icon: 'create' }, path: listPath, act }];
  });
  return groupOfEntries('proposed', 'Criar', entries);
}
