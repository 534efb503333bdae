import type { ReactNode, Ref } from 'react';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import type { ButtonKind, ButtonSize } from '@/ui/button/buttonStyles';
import { isPlainPress } from '@/ui/plainPress';
import { returnable } from './useReturn';

interface ActionLinkProps {
  /** The page that it opens, which leads back to this one; a button where it opens none. */
  to: string | undefined;
  /** Who may not do it gets a button that says why. */
  blockedReason?: string | undefined;
  /** What a press does here; of a link not one that opens another tab. */
  onPress?: (() => void) | undefined;
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  ref?: Ref<HTMLElement>;
  'data-create'?: boolean;
  children: ReactNode;
}

/** Something to do, on a page of its own or here: where it is a page, Ctrl and the middle button open it in a tab. */
export function ActionLink({ to, blockedReason, onPress, icon, children, ref, ...look }: ActionLinkProps) {
  if (to === undefined || blockedReason)
    return (
      <Button
        {...look}
        ref={ref as Ref<HTMLButtonElement>}
        icon={icon}
        blockedReason={blockedReason}
        onClick={onPress}
      >
        {children}
      </Button>
    );
  return (
    <ButtonLink
      {...look}
      ref={ref as Ref<HTMLAnchorElement>}
      to={to}
      state={returnable}
      data-tools
      onClick={(event) => {
        if (isPlainPress(event)) onPress?.();
      }}
    >
      {icon}
      {children}
    </ButtonLink>
  );
}
