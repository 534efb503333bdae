import type { ReactNode } from 'react';
import { styled } from '../style';

export const KeysName = styled.h3`
  margin: 20px 0 10px;
  color: var(--ink-secondary);
  font-size: var(--text-body);

  &:first-child {
    margin-top: 4px;
  }
`;

export const KeyList = styled.dl`
  display: grid;
  grid-template-columns: fit-content(50%) minmax(0, 1fr);
  align-items: baseline;
  gap: 12px 20px;

  kbd {
    display: inline-block;
    min-width: 28px;
    padding: 2px 8px;
    border: var(--line-width) solid var(--line-strong);
    border-radius: 6px;
    background: var(--surface-sunken);
    font: 500 0.8125rem / 1.125rem var(--font);
    text-align: center;
  }
`;

/** One shortcut and what it does; `of` lists alternative keys. */
export function Key({ of: keys, children }: { of: readonly string[]; children: ReactNode }) {
  return (
    <>
      <dt>
        {keys.map((key, index) => (
          <span key={key}>
            {index > 0 && ' ou '}
            <kbd>{key}</kbd>
          </span>
        ))}
      </dt>
      <dd>{children}</dd>
    </>
  );
}
