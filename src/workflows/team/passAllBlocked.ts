import { useBlockedReason } from '@/ui/useBlockedReason';

const allows = 'passar tudo a outra pessoa';

/** Why all that somebody has to do cannot be passed on by this person: it changes records of four kinds. */
export function usePassAllBlocked() {
  const blocked = useBlockedReason();
  // Tasks ask for no right.
  return (
    blocked('edit_treatment', allows) ?? blocked('edit_call', allows) ?? blocked('edit_appointment', allows)
  );
}
