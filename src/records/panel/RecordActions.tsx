import type { ReactNode } from 'react';
import type { Rule } from '@/session/rights';
import { usePanelHost } from '@/ui/panel/panelHost';
import { place } from '@/ui/places';
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
  /** What else is done with it. */
  children?: ReactNode;
}

/** For the `actions` of a record's details: 'Editar' first, which the key `e` presses, and the link to it last. */
export function RecordActions({ id, rule, editPath, onEdit, children }: RecordActionsProps) {
  const blocked = useBlockedReason();
  const { actions } = usePanelHost();
  return (
    <>
      <ActionLink
        ref={place('edit')}
        kind="primary"
        to={editPath}
        blockedReason={rule && blocked(rule)}
        onPress={onEdit}
      >
        Editar
      </ActionLink>
      {actions}
      {children}
      <CopyLinkButton id={id} />
    </>
  );
}
