import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from '../style';
import { blockablePress } from './blockablePress';
import { buttonStyles, type ButtonLook } from './buttonStyles';
import { FocusHint, useFocusHint } from './FocusHint';
import { Spinner } from './Spinner';

const Word = styled.span`
  display: none;
`;

/** Where there is room, a word replaces the icon, which remains only as a spinner while busy. */
const worded = css`
  @media (width >= 75rem) {
    width: auto;
    padding-inline: 10px;

    > svg {
      display: none;
    }

    > ${Word} {
      display: inline;
    }
  }
`;

const IconBox = styled.button<ButtonLook & { $small: boolean; $isWorded: boolean }>`
  ${buttonStyles}
  width: ${({ $small }) => ($small ? '1.75rem' : '2.25rem')};
  min-height: ${({ $small }) => ($small ? '1.75rem' : '2.25rem')};
  padding: 0;

  &[aria-disabled='true']:not([data-busy='true']) > svg {
    opacity: 0.75;
  }

  @media (width < 48rem) {
    width: ${({ $small }) => ($small ? '2rem' : '2.5rem')};
    min-height: ${({ $small }) => ($small ? '2rem' : '2.5rem')};
  }

  ${({ $isWorded }) => $isWorded && worded}
`;

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'title' | 'aria-label'> {
  label: string;
  icon: ReactNode;
  /** Part of the label, shown in place of the icon where there is room. */
  word?: string | undefined;
  small?: boolean;
  busy?: boolean;
  blockedReason?: string | undefined;
}

/** An icon (or word) button whose label shows on hover and keyboard focus. */
export function IconButton({
  label,
  icon,
  word,
  small = false,
  busy = false,
  blockedReason,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const press = blockablePress({ busy, blockedReason, disabled, onClick });
  const hint = useFocusHint(rest);
  return (
    <>
      <IconBox
        {...rest}
        {...press}
        onFocus={hint.handlers.onFocus}
        onBlur={hint.handlers.onBlur}
        onClick={(event) => {
          hint.hide();
          press.onClick(event);
        }}
        type={type}
        aria-label={label}
        title={blockedReason || label}
        $kind="quiet"
        $size="normal"
        $small={small}
        $isWorded={word !== undefined}
      >
        {busy ? <Spinner /> : icon}
        {word && <Word>{word}</Word>}
      </IconBox>
      <FocusHint hint={hint} text={blockedReason || label} />
    </>
  );
}
