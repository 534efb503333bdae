import { useContext } from 'react';
import { PlusIcon } from '@/ui/icons';
import { signpost } from '@/ui/signposts';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { ActionLink } from '../ActionLink';
import { CreationContext, useListParts } from './listParts';

/** How the current list creates a record; undefined if it does not. */
export function useCreation() {
  const { openPanel } = useListParts().list;
  const create = useContext(CreationContext);
  const blocked = useBlockedReason();
  if (!create) return undefined;
  const {
    text,
    emptyText = text,
    rule,
    path,
    onStart = path ? undefined : () => openPanel('create'),
  } = create;
  return { text, emptyText, path, onStart, blockedReason: rule && blocked(rule) };
}

type CreateButtonProps = Omit<NonNullable<ReturnType<typeof useCreation>>, 'emptyText'>;

/** The create button; the key `n` presses the first one on screen. */
export const CreateButton = ({ text, path, blockedReason, onStart }: CreateButtonProps) => (
  <ActionLink
    to={path}
    kind="primary"
    icon={<PlusIcon />}
    blockedReason={blockedReason}
    ref={signpost('create')}
    // For base.css: the phone bar has its own button.
    data-create
    onPress={onStart}
  >
    {text}
  </ActionLink>
);
