import type { ReactNode } from 'react';
import type { Rule } from '@/session/rights';
import { usePanelHost } from '@/ui/panel/panelHost';
import { signpost } from '@/ui/signposts';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { ActionLink } from '../ActionLink';
import { CopyLinkButton } from '../list/CopyLinkButton';

interface RecordActionsProps {
  id: number;
  /** The right required to edit; without it everyone may. */
  rule?: Rule;
  /** The page on which it is edited. */
  editPath?: string;
  /** Opens the edit panel, where there is no edit page. */
  onEdit?: () => void;
  /** The most frequent actions (`ActButtons`), before 'Editar', which is then shown as one of several. */
  before?: ReactNode;
  /** The key shown on 'Editar', beside others that show theirs. */
  editKey?: ReactNode;
  /** Further actions. */
  children?: ReactNode;
}

/**
 * The `actions` of a record's details: 'Editar', with the shortcut `e`, further actions, the rest of which
 * may be in a menu (`MoreActs`), and the copy-link button last.
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
