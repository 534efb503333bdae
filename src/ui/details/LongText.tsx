import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from '../style';

/** Eight lines until unfolded; print shows all. */
const Text = styled.div<{ $isFolded: boolean }>`
  ${({ $isFolded }) => ($isFolded ? 'display: -webkit-box;' : '')}
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $isFolded }) => ($isFolded ? 8 : 'none')};

  @media print {
    display: block;
    -webkit-line-clamp: none;
  }
`;

const Turn = styled.button`
  min-height: 1.75rem;
  margin-top: 2px;
  padding: 2px 0;
  border: 0;
  background: none;
  color: var(--brand);
  font: 500 0.8125rem / 1.25rem var(--font);

  &:hover {
    text-decoration: underline;
  }

  @media (width < 48rem) {
    min-height: 2.5rem;
  }

  @media print {
    display: none;
  }
`;

/** A text of any length, folded after eight lines. */
export function LongText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  const [isAll, setAll] = useState(false);
  const [isLong, setLong] = useState(false);

  useLayoutEffect(() => {
    const element = text.current;
    // The height of unfolded text does not say whether it would be cut.
    if (!element || isAll) return;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1);
    measure();
    const resizes = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
    resizes?.observe(element);
    return () => resizes?.disconnect();
  }, [isAll, children]);

  return (
    <>
      <Text ref={text} $isFolded={!isAll} data-folded={!isAll || undefined}>
        {children}
      </Text>
      {isLong && (
        <Turn type="button" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Mostrar menos' : 'Mostrar tudo'}
        </Turn>
      )}
    </>
  );
}
