import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../style';
import { buttonStyles, type ButtonKind, type ButtonLook, type ButtonSize } from './buttonStyles';

const LinkBox = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;

interface ButtonLinkProps extends ComponentPropsWithRef<typeof Link> {
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
}

/** A router link styled as a button. */
export function ButtonLink({
  kind = 'secondary',
  size = 'normal',
  wide = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <LinkBox {...rest} $kind={kind} $size={size} $wide={wide}>
      {children}
    </LinkBox>
  );
}
