import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Load = () => Promise<{ default: ComponentType<never> }>;
type PartOf<L extends Load> = Awaited<ReturnType<L>>['default'];

interface OptionalStates {
  waiting?: ReactNode;
  missing?: ReactNode;
}

/**
 * A component whose code loads on mount and may fail to; loading is retried on the next mount (`lazy` never retries).
 */
export function optional<L extends Load>(load: L, { waiting, missing }: OptionalStates = {}): PartOf<L> {
  let loaded: ComponentType<object> | null = null;

  function Optional(props: object) {
    const [part, setPart] = useState<ComponentType<object> | null>(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (part) return;
      load().then(
        (module) => {
          loaded = module.default as ComponentType<object>;
          setPart(() => loaded);
        },
        () => setFailed(true),
      );
    }, [part]);
    if (hasFailed) return missing;
    return part ? createElement(part, props) : waiting;
  }
  return Optional as PartOf<L>;
}
