import { today } from '@/formats/dates';
import { loadOffer } from '@/records/offers/offers';
import { useExport } from '@/records/list/useExport';
import { Button } from '@/ui/button/Button';
import { useBlockedReason } from '@/ui/useBlockedReason';

/** Home page: prints today on one sheet. */
export function DaySheetButton() {
  const { inProgress, printDocument } = useExport();
  const blocked = useBlockedReason();
  return (
    <Button
      kind="quiet"
      busy={inProgress !== null}
      busyText="Gerando..."
      blockedReason={blocked('print_appointment')}
      onClick={() =>
        void printDocument({
          fetch: async (signal) => (await loadOffer('daySheet'))(today(), signal),
          build: (made) => made,
        })
      }
    >
      Folha do dia
    </Button>
  );
}
