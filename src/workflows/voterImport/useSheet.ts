import { startTransition, useCallback, useState } from 'react';
import { officeProfile } from '@/records/office/officeProfile';
import type { SheetInHand } from './ColumnsStep';
import { matchColumns } from './columns/matchColumns';
import { keepCorrections, correctedUses } from './columns/correctedColumns';
import type { Checked, HowToRead, OpenQuestion, ReadingChoices, Resolved } from './importSession/questions';
import type { StepId } from './StepBar';
import type { OpenedImportSession } from './useImportSession';
import type { Work } from './useWork';

type Source = File | string;

/** Two hundred columns, rendered at once, would block the page. */
const inParts = startTransition;

const asItLooks = { separator: null, hasHeadings: null };

interface Opened extends SheetInHand {
  source: Source;
  /** The choices it was read with. */
  said: Partial<ReadingChoices>;
  /** Count of readings: each has its own form. */
  round: number;
}

/** The current sheet: read, then checked, then resolved to records of its places. */
export function useSheet(importSession: OpenedImportSession, work: Work, go: (step: StepId) => void) {
  const [refusal, setRefusal] = useState('');
  const [sheet, setSheet] = useState<Opened | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [checks, setChecks] = useState(0);
  const [resolved, setResolved] = useState<Resolved | null>(null);

  const read = useCallback(
    (question: OpenQuestion & { source: Source }) =>
      work(async (isNewest) => {
        setRefusal('');
        const opened = await (await importSession()).open(question);
        if (!isNewest()) return;
        if (opened.kind === 'refused') {
          setRefusal(opened.text);
          go('file');
          return;
        }
        const headings = opened.hasHeadings ? opened.headings : opened.headings.map(() => '');
        const { source, ...said } = question;
        // A file written by the import has each column's use in its headings.
        const columns = opened.isRejected
          ? matchColumns(headings)
          : matchColumns(headings, correctedUses(), opened.samples);
        inParts(() => {
          setSheet((before) => ({
            ...opened,
            ...{ source, said, columns },
            name: typeof source === 'string' ? 'Células coladas' : source.name,
            round: (before?.round ?? 0) + 1,
            areaCode: before?.areaCode ?? officeProfile().areaCode,
          }));
          go('columns');
        });
      }),
    [importSession, work, go],
  );

  const source = sheet?.source;
  const said = sheet?.said;
  const reread = useCallback(
    (how: Partial<ReadingChoices>) => {
      if (source !== undefined) void read({ source, ...asItLooks, ...said, ...how });
    },
    [read, source, said],
  );

  const check = (how: HowToRead) =>
    work(async (isNewest) => {
      const found = await (await importSession()).check(how);
      if (!isNewest() || !sheet) return;
      if (sheet.hasHeadings && !sheet.isRejected) keepCorrections(sheet, how.columns);
      inParts(() => {
        setSheet({ ...sheet, columns: how.columns, areaCode: how.options.areaCode });
        setChecked(found);
        setChecks((before) => before + 1);
        setResolved(null);
        go('places');
      });
    });

  return {
    /** Why the last one could not be read, or ''. */
    refusal,
    sheet,
    checked,
    /** Count of checks: each has its own form. */
    checks,
    resolved,
    read: (source: Source) => void read({ source, ...asItLooks }),
    reread,
    check: (how: HowToRead) => void check(how),
    /** The check after a row was corrected. */
    amend: setChecked,
    resolve: (found: Resolved) =>
      inParts(() => {
        setResolved(found);
        go('check');
      }),
    /** Restarts with another file; `why` the reading was aborted. */
    forget: (why = '') => {
      setRefusal(why);
      setSheet(null);
      setChecked(null);
      setResolved(null);
    },
  };
}
