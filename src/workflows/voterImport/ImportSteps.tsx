import { useCallback, useRef, useState } from 'react';
import { late } from '@/ui/feedback/late';
import { LeaveGuard } from '@/ui/panel/LeaveGuard';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import type { KnownPlaces } from './places/useResolvePlaces';
import { QuestionsStep } from './QuestionsStep';
import { Reading } from './Reading';
import { ResultStep } from './ResultStep';
import { StepBar, type StepId } from './StepBar';
import { useStoredImports } from './undo/storedImports';
import { Undoing } from './undo/Undoing';
import { useImportSession } from './useImportSession';
import { useRejected } from './useRejected';
import { useSending } from './useSending';
import { useSheet } from './useSheet';
import { useWork } from './useWork';

const RunPanel = late(() => import('./RunPanel'));

const stopped = 'A leitura foi parada. Escolha a planilha de novo quando quiser.';
const silent =
  'A leitura não deu sinal por 30 segundos e foi parada. Abra a planilha no Excel, deixe só as linhas dos eleitores, salve como .xlsx e tente outra vez.';

/** The steps of an import. */
export default function ImportSteps() {
  useStoredImports();
  const { importSession, close, rowsRead } = useImportSession(() => giveUp(silent));
  const { isBusy, work, drop } = useWork();
  const rejected = useRejected(importSession);
  /** Null until the first navigation. */
  const [shown, go] = useState<StepId | null>(null);
  const step = shown ?? 'file';
  const { refusal, sheet, checked, resolved, ...reading } = useSheet(importSession, work, go);
  const { writing, batch, ...sending } = useSending(importSession, work);
  const [places] = useState<KnownPlaces>(() => ({
    cities: new Map(),
    districts: new Map(),
    offers: new Map(),
  }));
  const [answerMs, setAnswerMs] = useState<readonly number[]>([]);
  const noteAnswer = useCallback((ms: number) => setAnswerMs((before) => [...before.slice(-200), ms]), []);
  const [isBaseRead, setBaseRead] = useState(false);
  const leaving = useRef(false);
  /** Aborts the reading, which clears the import session. */
  function giveUp(why: string) {
    if (batch) return;
    close();
    drop();
    setBaseRead(false);
    reading.forget(why);
    go('file');
  }
  /** Answers of a step are kept while another is shown. */
  const isUnderWay = step === 'columns' || step === 'places' || step === 'check';

  return (
    <>
      <StepBar current={step} onGo={go} />
      {step === 'file' && (
        <FileStep takesFocus={shown !== null} refusal={refusal} isBusy={isBusy} onRead={reading.read} />
      )}
      {step === 'columns' && sheet && (
        <ColumnsStep
          key={sheet.round}
          sheet={sheet}
          importSession={importSession}
          isBusy={isBusy}
          onReread={reading.reread}
          onBack={() => go('file')}
          onDone={reading.check}
          onStale={drop}
        />
      )}
      {isBusy && (step === 'file' || step === 'columns') && (
        <Reading rows={rowsRead} onStop={() => giveUp(stopped)} />
      )}
      {checked && isUnderWay && (
        <div hidden={step !== 'places'}>
          <QuestionsStep
            key={reading.checks}
            checked={checked}
            known={places}
            isBusy={isBusy}
            takesFocus={step === 'places'}
            onAnswer={noteAnswer}
            onBack={() => go('columns')}
            onDone={reading.resolve}
          />
        </div>
      )}
      {sheet && checked && resolved && isUnderWay && (
        <div hidden={step !== 'check'}>
          <CheckStep
            key={reading.checks}
            checked={checked}
            resolved={resolved}
            look={sheet}
            importSession={importSession}
            takesFocus={step === 'check'}
            isBusy={isBusy}
            isBaseRead={isBaseRead}
            onBaseRead={setBaseRead}
            answerMs={answerMs}
            onAnswer={noteAnswer}
            onBack={() => go('places')}
            onFixed={reading.amend}
            onRejected={() => void rejected.download()}
            isRejecting={rejected.isBusy}
            onStart={sending.start}
          />
        </div>
      )}
      {step === 'result' && (
        <ResultStep
          entries={sending.entries}
          left={sending.left}
          isBusy={rejected.isBusy}
          onRejected={() => void rejected.download(sending.entries)}
          onAgain={() => {
            reading.forget();
            sending.forget();
            go('file');
          }}
        />
      )}
      {!isUnderWay && <Undoing />}
      <LeaveGuard dirty={isUnderWay && !batch} done={leaving} />
      {batch && (
        <PanelSlot panel="import">
          <RunPanel
            writing={writing}
            batch={batch}
            onClose={() => {
              sending.end();
              setBaseRead(false);
              go('result');
            }}
            onRejected={() => void rejected.download(batch.entries)}
          />
        </PanelSlot>
      )}
    </>
  );
}
