import { createElement, lazy, Suspense, useState, type ReactNode } from 'react';

type Load = Parameters<typeof lazy>[0];
type PartOf<L extends Load> = Awaited<ReturnType<L>>['default'];

interface OptionalStates {
  waiting?: ReactNode;
  /** What stands there when the code does not arrive; for what somebody asked for. */
  missing?: ReactNode;
}

/**
 * A lazy part that what surrounds it can do without: code that does not arrive takes no form or list along. A failed
 * `lazy` stays so; this one is fetched again when the part is next opened. What the part itself does wrong goes to the
 * boundary above, as of any other.
 */
export function optional<L extends Load>(load: L, { waiting, missing }: OptionalStates = {}): PartOf<L> {
  const Missing = () => missing;
  let hasFailed = false;
  const fetched = () =>
    lazy(async () => {
      try {
        return await load();
      } catch {
        hasFailed = true;
        return { default: Missing };
      }
    });
  let part = fetched();
  const current = () => {
    if (hasFailed) part = fetched();
    hasFailed = false;
    return part;
  };

  function Optional(props: object) {
    const [opened] = useState(current);
    return <Suspense fallback={waiting}>{createElement(opened, props)}</Suspense>;
  }
  return Optional as PartOf<L>;
}
