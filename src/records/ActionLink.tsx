import type { ReactNode, Ref } from 'react';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import type { ButtonKind, ButtonSize } from '@/ui/button/buttonStyles';
import { isPlainPress } from '@/ui/plainPress';
import { returnable } from './useReturn';

interface ActionLinkProps {
  /** The page it opens, which can return to this one; without it, a button. */
  to: string | undefined;
  /** Why this person may not do it: renders a button that shows the reason. */
  blockedReason?: string | undefined;
  /** Runs on a press in this tab; not when a link opens another tab. */
  onPress?: (() => void) | undefined;
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  ref?: Ref<HTMLElement>;
  'data-create'?: boolean;
  children: ReactNode;
}

/** An action on its own page (a link, so Ctrl and the middle button open a tab) or on this one (a button). */
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
