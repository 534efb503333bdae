import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import { buttonStyles, type ButtonKind, type ButtonLook, type ButtonSize } from './buttonStyles';

const LinkBox = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;

interface ButtonLinkProps extends LinkProps {
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
}

/** A link within the app that looks like a button. */
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
