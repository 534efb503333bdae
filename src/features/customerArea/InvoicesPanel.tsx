import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { customerAreaApi } from './customerAreaApi';
import { InvoiceList } from './InvoiceList';

export const invoicesTitle = 'Faturas e compras';

/** Everything the office was charged, what is still to be paid first. */
export function InvoicesPanel() {
  const query = customerAreaApi.useInvoicesQuery(undefined);
  return (
    <RecordPanel title={invoicesTitle} kind="details" query={query}>
      {(invoices) => (
        <PanelContent footer={<PanelCloseButton />}>
          <InvoiceList invoices={invoices} />
        </PanelContent>
      )}
    </RecordPanel>
  );
}
