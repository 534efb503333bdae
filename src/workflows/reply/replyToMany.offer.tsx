import type { ServiceRow } from '@/features/services/service';
import type { BulkPanelProps } from '@/records/bulk/bulkWords';
import { bulkReply } from './bulkReply';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The same reply to the selected services. */
    replyToMany: typeof BulkReply;
  }
}

const BulkReply = (props: BulkPanelProps<ServiceRow>) => <bulkReply.Panel {...props} />;

export default BulkReply;
