import type { ReactNode } from 'react';
import type { Rule } from '@/session/rights';
import { usePanelHost } from '@/ui/panel/panelHost';
import { signpost } from '@/ui/signposts';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { ActionLink } from '../ActionLink';
import { CopyLinkButton } from '../list/CopyLinkButton';

interface RecordActionsProps {
  id: number;
  /** The right that editing needs; none where everybody may. */
  rule?: Rule;
  /** The page it is edited on. */
  editPath?: string;
  /** Opens the panel it is edited in, where there is no such page. */
  onEdit?: () => void;
  /** What is done with it most (`ActButtons`), before 'Editar', which it makes one among others. */
  before?: ReactNode;
  /** The key on 'Editar', beside others that have theirs. */
  editKey?: ReactNode;
  /** What else is done with it. */
  children?: ReactNode;
}

/**
 * For the `actions` of a record's details: 'Editar', which the key `e` presses, what else is done with it, of which the
 * rest may be in a menu (`MoreActs`), and the link to it last.
 */
export function RecordActions({ id, rule, editPath, onEdit, before, editKey, children }: RecordActionsProps) {
  const blocked = useBlockedReason();
  const { actions } = usePanelHost();
  return (
    <>
      {before}
      <ActionLink
        ref={signpost('edit')}
        kind={before ? 'secondary' : 'primary'}
        to={editPath}
        blockedReason={rule && blocked(rule)}
        onPress={onEdit}
      >
        Editar
        {editKey}
      </ActionLink>
      {actions}
      {children}
      <CopyLinkButton id={id} />
    </>
  );
}
