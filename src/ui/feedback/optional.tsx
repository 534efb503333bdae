import { createElement, lazy, Suspense, useState, type ReactNode } from 'react';

type Load = Parameters<typeof lazy>[0];
type PartOf<L extends Load> = Awaited<ReturnType<L>>['default'];

interface OptionalStates {
  waiting?: ReactNode;
  missing?: ReactNode;
}

/** A lazy component that may fail to load, retried on the next mount (`lazy` never retries). */
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
