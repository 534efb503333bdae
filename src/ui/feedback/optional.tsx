import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Load = () => Promise<{ default: ComponentType<never> }>;
type PartOf<L extends Load> = Awaited<ReturnType<L>>['default'];

interface OptionalStates {
  waiting?: ReactNode;
  missing?: ReactNode;
}

/** `fetch` loads its code ahead: a mount after that renders it at once. */
type Optional<L extends Load> = PartOf<L> & { fetch: () => Promise<void> };

/**
 * A component whose code loads on mount and may fail to; loading is retried on the next mount (`lazy` never retries).
 */
export function optional<L extends Load>(load: L, { waiting, missing }: OptionalStates = {}): Optional<L> {
  let loaded: ComponentType<object> | null = null;
  const fetch = async () => {
    loaded = (await load()).default as ComponentType<object>;
  };

  function Part(props: object) {
    const [part, setPart] = useState<ComponentType<object> | null>(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (part) return;
      fetch().then(
        () => setPart(() => loaded),
        () => setFailed(true),
      );
    }, [part]);
    if (hasFailed) return missing;
    return part ? createElement(part, props) : waiting;
  }
  return Object.assign(Part as PartOf<L>, { fetch });
}
