import { useState } from 'react';
import { styled } from '../style';
import { TinyButton } from '../button/TinyButton';
import { EyeIcon, EyeOffIcon } from '../icons';
import { Detail } from './DetailsList';

const Value = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
`;

interface SensitiveDetailProps {
  label: string;
  /** E.g. `123.***.***-09`; '' when there is no value. */
  masked: string;
  full: string;
  copy?: string;
  wide?: boolean;
}

/** A detail (CPF, título, cartão SUS) masked until revealed by a button (LGPD). */
export function SensitiveDetail({ label, masked, full, copy, wide }: SensitiveDetailProps) {
  const [isShown, setShown] = useState(false);
  if (!masked) return <Detail label={label} wide={wide} />;
  const name = `${isShown ? 'Ocultar' : 'Mostrar'} ${label}`;
  return (
    <Detail label={label} copy={isShown ? copy : undefined} wide={wide}>
      <Value>
        {/* Always masked in print (ui/theme/print.css). */}
        <span aria-live="polite" data-masked={masked}>
          <span>{isShown ? full : masked}</span>
        </span>
        {masked !== full && (
          <TinyButton type="button" aria-label={name} title={name} onClick={() => setShown(!isShown)}>
            {isShown ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
          </TinyButton>
        )}
      </Value>
    </Detail>
  );
}
