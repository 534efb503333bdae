import { ReminderPanel } from './ReminderPanel';

declare module '@/records/offers/offers' {
  interface Offers {
    /** The panel that creates a task about a record. */
    reminder: typeof ReminderPanel;
  }
}

export default ReminderPanel;
