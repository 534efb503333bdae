import BlockedPanel from '@/ui/panel/BlockedPanel';
import { BuyPanel, type BuyPanelProps } from './BuyPanel';
import { InvoicesPanel } from './InvoicesPanel';

interface AccountPanelsProps extends BuyPanelProps {
  name: 'buy' | 'invoices';
  /** Why this account buys nothing. */
  blockedReason: string | undefined;
}

/** The panel that is open over the account. */
export default function AccountPanels({ name, blockedReason, ...purchase }: AccountPanelsProps) {
  if (name === 'invoices') return <InvoicesPanel />;
  return blockedReason ? <BlockedPanel reason={blockedReason} /> : <BuyPanel {...purchase} />;
}
