import { PanelHostContext } from '@/ui/panel/panelHost';
import { LabelsForm } from '@/features/voters/labels/LabelsPanel';
import VoterQueue from '@/messages/queue/VoterQueue';
import SmsForAll from '../sms/SmsForAll';
import { birthday } from '@/messages/messageChoices';
import { votersModule } from '@/features/voters/votersModule';
import { wireRange, type DayRange } from '@/features/voters/birthdays/birthdayDays';
import type { Birthday } from '@/features/voters/birthdays/birthdaysApi';

export type BirthdayPanel = 'queue' | 'sms' | 'labels';

interface BirthdayPanelsProps {
  kind: BirthdayPanel;
  people: readonly Birthday[];
  range: DayRange;
  /** Matches in the range: labels are for all of them. */
  total: number;
  /** Ids of people left; null: nothing was done. */
  onClose: (leftIds: readonly number[] | null) => void;
}

/** The panels of the birthdays screen, loaded with the first of them. */
export default function BirthdayPanels({ kind, people, range, total, onClose }: BirthdayPanelsProps) {
  if (kind === 'queue') return <VoterQueue voters={people} category={birthday} onClose={onClose} />;
  const close = () => onClose(null);
  if (kind === 'sms') return <SmsForAll voters={people} category={birthday} onClose={close} />;
  return (
    <PanelHostContext value={{ close, done: close }}>
      <LabelsForm
        filters={{ ...votersModule.emptyFilters, ...wireRange(range) }}
        total={total}
        content="nameAddressZipcodeBirthday"
      />
    </PanelHostContext>
  );
}
