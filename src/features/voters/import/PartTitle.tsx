import { useEffect, useRef } from 'react';

/** The heading of a part, which takes the focus when the part is gone to. */
export function PartTitle({
  id,
  takesFocus,
  children,
}: {
  id: string;
  takesFocus: boolean;
  children: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
