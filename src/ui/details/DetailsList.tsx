import { useEffect, useState, type ReactNode } from 'react';
import { styled } from '../style';
import { TinyButton } from '../button/TinyButton';
import { copyText } from '../feedback/download';
import { CheckIcon, CopyIcon } from '../icons';
import { useEmptyField } from './EmptyFields';
import { Missing } from '../badge/Missing';

/** Label and value pairs of a record. */
export const DetailsList = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 20px;

  @media (width < 30rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Pair = styled.div<{ $wide: boolean }>`
  min-width: 0;
  ${({ $wide }) => ($wide ? 'grid-column: 1 / -1;' : '')}

  dt {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }

  dd {
    display: flex;
    align-items: flex-start;
    gap: 4px;
    margin-top: 2px;
    font-size: 0.9375rem;
  }

  dd > div {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const CopyButton = styled(TinyButton)`
  &[data-copied] {
    color: var(--success);
  }
`;

interface DetailProps {
  label: string;
  /** null, undefined, false and '' show a dash, or nothing where empty fields are folded. */
  children?: ReactNode;
  wide?: boolean | undefined;
  copy?: string | null | undefined;
  /** Labels of the form fields it is derived from, separated by '|', where they differ from `label`. */
  field?: string | undefined;
}

export const isMissing = (value: ReactNode) =>
  value === null || value === undefined || value === false || value === '';

/** One pair of a `DetailsList`; line breaks are kept. */
export function Detail({ label, children, wide = false, copy, field }: DetailProps) {
  const isHidden = useEmptyField(isMissing(children));
  return (
    <Pair $wide={wide} hidden={isHidden}>
      <dt data-field={field}>{label}</dt>
      <dd>
        <div>{isMissing(children) ? <Missing /> : children}</div>
        {copy && <CopyValue label={label} text={copy} />}
      </dd>
    </Pair>
  );
}

/** A button that copies a value. */
export function CopyValue({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const name = `Copiar ${label.toLocaleLowerCase('pt-BR')}`;
  return (
    <>
      <CopyButton
        type="button"
        data-copied={isCopied || undefined}
        aria-label={name}
        title={isCopied ? 'Copiado' : name}
        onClick={() => void copyText(text).then(setCopied)}
      >
        {isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      </CopyButton>
      <span role="status" className="visually-hidden">
        {isCopied && 'Copiado'}
      </span>
    </>
  );
}
