import { PanelReason } from '@/ui/panel/PanelReason';
import { SidePanel } from '@/ui/panel/SidePanel';
import { BuyPanel, buyTitle, type BuyPanelProps } from './BuyPanel';
import { InvoicesPanel } from './InvoicesPanel';

interface AccountPanelsProps extends BuyPanelProps {
  name: 'buy' | 'invoices';
  blockedReason: string | undefined;
}

export default function AccountPanels({ name, blockedReason, ...purchase }: AccountPanelsProps) {
  if (name === 'invoices') return <InvoicesPanel />;
  if (!blockedReason) return <BuyPanel {...purchase} />;
  // Not a missing permission: a trial account cannot buy yet.
  return (
    <SidePanel title={buyTitle} kind="form">
      <PanelReason>{blockedReason}</PanelReason>
    </SidePanel>
  );
}
