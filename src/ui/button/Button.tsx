import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { blockablePress } from './blockablePress';
import { buttonStyles, type ButtonKind, type ButtonLook, type ButtonSize } from './buttonStyles';
import { FocusHint, useFocusHint } from './FocusHint';
import { Spinner } from './Spinner';

const ButtonBox = styled.button<ButtonLook>`
  ${buttonStyles}
`;

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  kind?: ButtonKind;
  /** 36 px, or 48 for sign-in and public pages. */
  size?: ButtonSize;
  /** As wide as what holds it. */
  wide?: boolean;
  /** A call is pending: presses do nothing, the focus stays. */
  busy?: boolean;
  /** Said instead of the children while busy, e.g. 'Salvando...'. */
  busyText?: string;
  /** Why this person may not use it; presses do nothing and the reason is told on hover, focus and press. */
  blockedReason?: string | undefined;
  icon?: ReactNode;
}

/**
 * A button of type "button" unless told otherwise. See `blockablePress` for `busy` and `blockedReason`. Ours: Grommet's
 * is 16.7 kB more (ours 2.6, hint and all; sign-in, which has no Grommet, would carry 41 kB more and has room for one),
 * takes 2.6 times as long to draw, and loses the focus when disabled.
 */
export function Button({
  kind = 'secondary',
  size = 'normal',
  wide = false,
  busy = false,
  busyText,
  blockedReason,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = blockablePress({ busy, blockedReason, onClick });
  const hint = useFocusHint({ ...rest, onClick: press.onClick });
  return (
    <>
      <ButtonBox
        {...rest}
        {...press}
        {...(blockedReason ? hint.handlers : undefined)}
        type={type}
        title={blockedReason}
        $kind={kind}
        $size={size}
        $wide={wide}
      >
        {busy ? <Spinner /> : icon}
        {busy && busyText ? busyText : children}
      </ButtonBox>
      {blockedReason && <FocusHint hint={hint} text={blockedReason} />}
    </>
  );
}
