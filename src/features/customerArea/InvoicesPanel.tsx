import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { customerAreaApi } from './customerAreaApi';
import { InvoiceList } from './InvoiceList';

export const invoicesTitle = 'Faturas e compras';

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
