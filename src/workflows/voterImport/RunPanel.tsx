import type { BatchState } from '@/records/jobs/items/batchState';
import type { Writing } from '@/records/jobs/items/useWriting';
import { BulkProgress } from '@/records/bulk/BulkProgress';
import { Button } from '@/ui/button/Button';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import type { ImportItem } from './importSession/questions';

interface RunPanelProps {
  writing: Writing<ImportItem, unknown>;
  batch: BatchState<ImportItem>;
  onClose: () => void;
  onRejected: () => void;
}

/** Progress of the import; closing it shows the results. */
export default function RunPanel({ writing, batch, onClose, onRejected }: RunPanelProps) {
  const isAllDone = batch.entries.every(({ state }) => state === 'done');
  return (
    <PanelHostContext value={{ close: onClose, done: onClose }}>
      <SidePanel title="Importar eleitores" kind="form">
        <BulkProgress
          writing={writing}
          batch={batch}
          label="Importação de eleitores"
          more={!isAllDone && <Button onClick={onRejected}>Baixar as linhas que não entraram (.csv)</Button>}
        />
      </SidePanel>
    </PanelHostContext>
  );
}
