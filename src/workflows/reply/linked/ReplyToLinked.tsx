import { useState } from 'react';
import { useAsk } from '@/api/ask';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { Late, late } from '@/ui/feedback/late';
import { usePanelHost } from '@/ui/panel/panelHost';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { useStillHere } from '@/ui/useStillHere';
import { referenceOf } from '@/features/services/service';
import { confirmLinked, type Confirmed } from './confirmLinked';
import type { LinkedDocument } from '@/features/documents/progress/linkedDocument';
import { linkedApi } from './linkedApi';

const Reply = late(async () => ({ default: (await import('../bulkReply')).bulkReply.Panel }));

interface ReplyToLinkedProps {
  document: LinkedDocument;
  /** Name such as 'Indicação - 412/2026'. */
  name: string;
  /** The new status, if that is the reason for the reply. */
  status?: string;
}

// Needed since the pressed button was unmounted.
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Reply to all who asked for a document, e.g. after a status change. */
export default function ReplyToLinked({ document, name, status }: ReplyToLinkedProps) {
  const { close } = usePanelHost();
  const blocked = useBlockedReason();
  const { data } = linkedApi.useLinkedServicesQuery(document);
  const ask = useAsk();
  const isHere = useStillHere();
  const [isChecking, setChecking] = useState(false);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const rows = data?.rows ?? [];
  const check = async () => {
    setChecking(true);
    const known = await confirmLinked(ask, rows, document);
    setChecking(false);
    if (isHere()) setConfirmed(known);
  };
  const isWhole = confirmed?.leftOut.length === 0;
  const [isReplying, setReplying] = useState(false);
  if (confirmed && confirmed.rows.length > 0 && (isWhole || isReplying))
    return (
      <Late fallback={null}>
        <Reply rows={confirmed.rows} nameOf={referenceOf} onClose={close} />
      </Late>
    );
  const some = confirmed?.rows ?? rows;
  return (
    <SidePanel title="Dar retorno">
      <PanelContent
        footer={
          <>
            <PanelCloseButton />
            <Button
              kind="primary"
              ref={takeFocus}
              busy={isChecking}
              busyText="Conferindo..."
              blockedReason={
                some.length === 0
                  ? 'Nenhum dos encontrados tem este documento.'
                  : blocked('create_commet_treatment', 'dar retorno em atendimentos')
              }
              onClick={() => (confirmed ? setReplying(true) : void check())}
            >
              Dar retorno {some.length === 1 ? 'ao pedido' : `aos ${some.length} pedidos`}
            </Button>
          </>
        }
      >
        <p role="status">
          {status ? `${name} passou a “${status}”.` : `${name}.`}{' '}
          {plural(data?.total ?? 0, 'atendimento pede', 'atendimentos pedem')} este documento.
        </p>
        {data && data.total > rows.length && <p>O retorno é dado aos {rows.length} primeiros.</p>}
        {confirmed && !isWhole && (
          <p role="alert">
            Ficam de fora, porque não têm este documento ou não foi possível conferir:{' '}
            {confirmed.leftOut.map(referenceOf).join(', ')}.
          </p>
        )}
      </PanelContent>
    </SidePanel>
  );
}
