import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from '../style';
import { blockablePress } from './blockablePress';
import { buttonStyles, type ButtonKind, type ButtonLook, type ButtonSize } from './buttonStyles';
import { FocusHint, useFocusHint } from './FocusHint';
import { Spinner } from './Spinner';

const ButtonBox = styled.button<ButtonLook>`
  ${buttonStyles}
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
  /** A request is pending: clicks do nothing, focus stays. */
  busy?: boolean;
  busyText?: string;
  /** Why it is disabled for this person: shown on hover, focus and press. */
  blockedReason?: string | undefined;
  icon?: ReactNode;
}

/**
 * Type "button" by default; see `blockablePress`. Grommet's adds 16.7 kB (41 kB on sign-in), takes 2.6 times
 * as long to render, and loses focus when disabled.
 */
export function Button({
  kind = 'secondary',
  size = 'normal',
  wide = false,
  busy = false,
  busyText,
  blockedReason,
  disabled,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = blockablePress({ busy, blockedReason, disabled, onClick });
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
