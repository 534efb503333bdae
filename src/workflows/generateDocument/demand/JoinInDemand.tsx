import { useMemo, useRef, useState } from 'react';
import { offered } from '@/records/offers/offers';
import type { SelectionProps } from '@/records/bulk/selection';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { Late } from '@/ui/feedback/late';
import { showToast } from '@/ui/feedback/toasts';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelHostContext, type PanelHost } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import { referenceOf, type Service } from '@/features/services/service';
import { Joining } from './Joining';
import { useAsked } from './useAsked';

const BulkReply = offered('replyToMany');

const title = 'Juntar em uma demanda';

/** Maximum services shown for a document and replied to at once. */
const most = 100;

/** Turns services that ask for the same into one demand: a document, linked in each, with an entry in each. */
export default function JoinInDemand({ ids, onClose }: SelectionProps) {
  const left = useRef<readonly number[] | null>(null);
  const [answered, setAnswered] = useState<readonly Service[] | null>(null);
  const host = useMemo((): PanelHost => {
    const close = () => onClose(left.current);
    const done: PanelHost['done'] = (text, { goesOn } = {}) => {
      showToast(text);
      if (!goesOn) close();
    };
    return { close, done };
  }, [onClose]);
  return (
    <PanelHostContext value={host}>
      {answered ? (
        <Late fallback={null}>
          <BulkReply rows={answered} nameOf={referenceOf} onClose={host.close} />
        </Late>
      ) : ids.length > most ? (
        <SidePanel title={title}>
          <PanelContent footer={<PanelCloseButton />}>
            <PanelNotice live>
              Uma demanda junta até {most} atendimentos de uma vez, e há {ids.length} na seleção: escolha
              menos.
            </PanelNotice>
          </PanelContent>
        </SidePanel>
      ) : (
        <AskedPanel ids={ids} onLeft={(some) => void (left.current = some)} onReply={setAnswered} />
      )}
    </PanelHostContext>
  );
}

interface AskedPanelProps {
  ids: readonly number[];
  onLeft: (left: readonly number[]) => void;
  onReply: (rows: readonly Service[]) => void;
}

function AskedPanel({ ids, onLeft, onReply }: AskedPanelProps) {
  const query = useAsked(ids);
  return (
    <RecordPanel title={title} kind="form" query={query}>
      {({ asked, failed }) => <Joining asked={asked} failed={failed} onLeft={onLeft} onReply={onReply} />}
    </RecordPanel>
  );
}
