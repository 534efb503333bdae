import { styled } from './style';

/** A decorative dot in a colour from data; adjacent text says the same. */
export const ColorDot = styled.span.attrs<{ $color: string }>(({ $color }) => ({
  'aria-hidden': true,
  style: { backgroundColor: $color },
}))`
  flex-shrink: 0;
  width: 0.625rem;
  height: 0.625rem;
  margin: 5px 0;
  border: 1px solid color-mix(in srgb, var(--ink) 20%, transparent);
  border-radius: 50%;
`;
