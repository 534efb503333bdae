import { useCallback, useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import { useAppDispatch } from '@/api/store';
import { localNow } from '@/formats/dates';
import type { LedgerEntry } from '@/records/engine/ledger';
import { useWriting } from '@/records/engine/useWriting';
import { late } from '@/ui/feedback/late';
import { LeaveGuard } from '@/ui/panel/LeaveGuard';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { CheckStep } from './CheckStep';
import { ColumnsStep, type SheetInHand } from './ColumnsStep';
import { matchColumns } from './columns/matchColumns';
import { rememberColumns, rememberedColumns } from './columns/rememberedColumns';
import type { Checked, HowToRead, ImportItem, OpenQuestion, Plan, Settled } from './desk/questions';
import { FileStep } from './FileStep';
import type { KnownPlaces } from './places/useSettle';
import { PlacesStep } from './PlacesStep';
import { ResultStep } from './ResultStep';
import { StepBar, type StepId } from './StepBar';
import { Undoing } from './undo/Undoing';
import { useDesk } from './useDesk';
import { useRejected } from './useRejected';
import { useWork } from './useWork';
import { importWork } from './write/importWork';

const RunPanel = late(() => import('./RunPanel'));

/** Fetched from the desk at a time: more would keep the page from answering. */
const itemsPerSlice = 250;

interface Opened extends SheetInHand {
  source: File | string;
  /** Counts the readings: each has a form of its own. */
  round: number;
}

/** The parts of an import, one after the other. */
export default function ImportSteps() {
  const desk = useDesk();
  const ask = useAsk();
  const dispatch = useAppDispatch();
  const { isBusy, work } = useWork();
  const writing = useWriting<ImportItem>();
  const rejected = useRejected(desk);
  /** Null until one goes anywhere. */
  const [shown, go] = useState<StepId | null>(null);
  const step = shown ?? 'file';
  const [refusal, setRefusal] = useState('');
  const [sheet, setSheet] = useState<Opened | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [checks, setChecks] = useState(0);
  const [places] = useState<KnownPlaces>(() => ({ cities: new Map(), districts: new Map() }));
  const [settled, setSettled] = useState<Settled | null>(null);
  const [entries, setEntries] = useState<readonly LedgerEntry<ImportItem>[]>([]);
  const [left, setLeft] = useState(0);
  const [answerMs, setAnswerMs] = useState<readonly number[]>([]);
  const noteAnswer = useCallback((ms: number) => setAnswerMs((before) => [...before.slice(-200), ms]), []);
  const [isBaseRead, setBaseRead] = useState(false);
  const leaving = useRef(false);

  const read = useCallback(
    (question: OpenQuestion & { source: File | string }) =>
      work(async (isNewest) => {
        setRefusal('');
        const opened = await (await desk()).open(question);
        if (!isNewest()) return;
        if (opened.kind === 'refused') {
          setRefusal(opened.text);
          go('file');
          return;
        }
        const headings = opened.hasHeadings ? opened.headings : opened.headings.map(() => '');
        const { source } = question;
        setSheet((before) => ({
          ...opened,
          source,
          name: typeof source === 'string' ? 'Células coladas' : source.name,
          round: (before?.round ?? 0) + 1,
          columns: matchColumns(headings, rememberedColumns()),
          areaCode: before?.areaCode ?? '',
        }));
        go('columns');
      }),
    [desk, work],
  );

  const source = sheet?.source;
  const reread = useCallback(
    (how: Pick<OpenQuestion, 'separator' | 'hasHeadings'>) => {
      if (source !== undefined) void read({ source, ...how });
    },
    [read, source],
  );

  const check = (how: HowToRead) =>
    work(async (isNewest) => {
      const found = await (await desk()).check(how);
      if (!isNewest() || !sheet) return;
      if (sheet.hasHeadings) rememberColumns(sheet.headings, how.columns);
      setSheet({ ...sheet, columns: how.columns, areaCode: how.options.areaCode });
      setChecked(found);
      setChecks((before) => before + 1);
      setSettled(null);
      go('places');
    });

  const start = (plan: Plan) =>
    work(async (isNewest) => {
      const opened = await desk();
      const items: ImportItem[] = [];
      const total = plan.fresh + plan.completing;
      while (items.length < total) {
        const slice = await opened.items({ from: items.length, count: itemsPerSlice });
        if (slice.items.length === 0) break;
        items.push(...slice.items);
      }
      if (!isNewest()) return;
      setLeft(plan.repeated + plan.wrong);
      writing.start(items, importWork({ ask, dispatch, startedAt: localNow() }));
    });

  const { ledger } = writing;
  const end = () => {
    setEntries(ledger?.entries ?? []);
    writing.close();
    setBaseRead(false);
    go('result');
  };
  /** What was answered in a part stays while one looks at another. */
  const isUnderWay = step === 'columns' || step === 'places' || step === 'check';

  return (
    <>
      <StepBar current={step} onGo={go} />
      {step === 'file' && (
        <FileStep
          takesFocus={shown !== null}
          refusal={refusal}
          isBusy={isBusy}
          onRead={(chosen) => void read({ source: chosen, separator: null, hasHeadings: null })}
        />
      )}
      {step === 'columns' && sheet && (
        <ColumnsStep
          key={sheet.round}
          sheet={sheet}
          desk={desk}
          isBusy={isBusy}
          onReread={reread}
          onBack={() => go('file')}
          onDone={(how) => void check(how)}
        />
      )}
      {checked && isUnderWay && (
        <div hidden={step !== 'places'}>
          <PlacesStep
            key={checks}
            checked={checked}
            known={places}
            isBusy={isBusy}
            takesFocus={step === 'places'}
            onAnswer={noteAnswer}
            onBack={() => go('columns')}
            onDone={(found) => {
              setSettled(found);
              go('check');
            }}
          />
        </div>
      )}
      {settled && isUnderWay && (
        <div hidden={step !== 'check'}>
          <CheckStep
            settled={settled}
            desk={desk}
            takesFocus={step === 'check'}
            isBusy={isBusy}
            isBaseRead={isBaseRead}
            onBaseRead={setBaseRead}
            answerMs={answerMs}
            onAnswer={noteAnswer}
            onBack={() => go('places')}
            onRejected={() => void rejected.download([])}
            onStart={(plan) => void start(plan)}
          />
        </div>
      )}
      {step === 'result' && (
        <ResultStep
          entries={entries}
          left={left}
          isBusy={rejected.isBusy}
          onRejected={() => void rejected.download(entries)}
          onAgain={() => {
            setSheet(null);
            setChecked(null);
            setSettled(null);
            setEntries([]);
            go('file');
          }}
        />
      )}
      {!isUnderWay && <Undoing />}
      <LeaveGuard dirty={isUnderWay && !ledger} done={leaving} />
      {ledger && (
        <PanelSlot panel="import">
          <RunPanel
            writing={writing}
            ledger={ledger}
            onClose={end}
            onRejected={() => void rejected.download(ledger.entries)}
          />
        </PanelSlot>
      )}
    </>
  );
}
