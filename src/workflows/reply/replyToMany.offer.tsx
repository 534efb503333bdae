import type { ServiceRow } from '@/features/services/service';
import type { ManyPanelProps } from '@/records/many/manyWords';
import { manyReply } from './manyReply';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The same answer to the chosen requests. */
    replyToMany: typeof ReplyToMany;
  }
}

const ReplyToMany = (props: ManyPanelProps<ServiceRow>) => <manyReply.Panel {...props} />;

export default ReplyToMany;
