import { useState } from 'react';
import styled from 'styled-components';
import { EyeIcon, EyeOffIcon } from '../icons';
import { Detail } from './DetailsList';

const Value = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
`;

const Reveal = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--ink-secondary);

  &:hover {
    background: var(--surface-hover);
    color: var(--ink);
  }
`;

interface SensitiveDetailProps {
  label: string;
  /** What anybody passing by may see, e.g. `123.***.***-09`; '' when there is no value. */
  masked: string;
  /** What the button reveals. */
  full: string;
  /** What is copied, once revealed. */
  copy?: string;
  /** Takes both columns. */
  wide?: boolean;
}

/** One pair of a `DetailsList` whose value (CPF, título, cartão SUS) is masked until somebody asks to see it (LGPD). */
export function SensitiveDetail({ label, masked, full, copy, wide }: SensitiveDetailProps) {
  const [isShown, setShown] = useState(false);
  if (!masked) return <Detail label={label} wide={wide} />;
  const name = `${isShown ? 'Ocultar' : 'Mostrar'} ${label}`;
  return (
    <Detail label={label} copy={isShown ? copy : undefined} wide={wide}>
      <Value>
        <span aria-live="polite">{isShown ? full : masked}</span>
        {masked !== full && (
          <Reveal type="button" aria-label={name} title={name} onClick={() => setShown(!isShown)}>
            {isShown ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
          </Reveal>
        )}
      </Value>
    </Detail>
  );
}
