import { useNavigate } from 'react-router-dom';
import type { Rule } from '@/session/rights';
import { can } from '@/session/rules';
import type { Session } from '@/session/session';
import { useSignedInSession } from '@/session/useSession';
import { answerCall } from '../incomingCall';
import { screens } from '@/records/modules/screens';

export interface CreationPlace {
  label: string;
  rule?: Rule;
  path: string;
  /** Opens it over the screen on show instead; false where it cannot. */
  open?: () => boolean;
}

/** Records with a create form, in menu order, with their paths. */
const creations = screens.flatMap(({ path, creation }): CreationPlace[] =>
  creation
    ? [
        {
          label: creation.label,
          ...(creation.rule && { rule: creation.rule }),
          path: path.endsWith('/list') ? `${path}?panel=create` : path,
          ...(creation.overScreen && { open: answerCall }),
        },
      ]
    : [],
);

/** What this person may create. */
export const creationsOf = (session: Session) => creations.filter(({ rule }) => !rule || can(session, rule));

/** The same as menu items. */
export function useCreationItems() {
  const navigate = useNavigate();
  return creationsOf(useSignedInSession()).map(({ label, path, open }) => ({
    label,
    onSelect: () => {
      if (!open?.()) void navigate(path);
    },
  }));
}
