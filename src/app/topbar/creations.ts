import { useNavigate } from 'react-router-dom';
import type { Rule } from '@/session/rights';
import { can } from '@/session/rules';
import type { Session } from '@/session/session';
import { useSignedInSession } from '@/session/useSession';
import { openOverScreen } from '../overScreen';
import { screens } from '@/records/modules/screens';

export interface CreationPlace {
  label: string;
  rule?: Rule;
  path: string;
  /** Opens it over the current screen; returns false if it cannot. */
  open?: () => boolean;
}

/** Ways to create records, in menu order, with the paths of their forms. */
const creations = screens.flatMap(({ path, creation, otherCreation }) =>
  [creation, otherCreation].flatMap((begins): CreationPlace | [] => {
    if (!begins) return [];
    const { label, rule, overScreen } = begins;
    return {
      label,
      ...(rule && { rule }),
      path: path.endsWith('/list') ? `${path}?panel=create` : path,
      ...(overScreen && { open: () => openOverScreen(overScreen) }),
    };
  }),
);

/** What this person may create. */
export const creationsOf = (session: Session) => creations.filter(({ rule }) => !rule || can(session, rule));

/** The same creations as menu items. */
export function useCreationItems() {
  const navigate = useNavigate();
  return creationsOf(useSignedInSession()).map(({ label, path, open }) => ({
    label,
    onSelect: () => {
      if (!open?.()) void navigate(path);
    },
  }));
}
