import type { Call } from '../../mocks/protocol/calls';
import { modules } from '../../mocks/modules/scripts';

/** One read of docs/api.md. */
export interface DeclaredRead {
  /** As in reads.ts. */
  key: string;
  script: string;
  call: Call;
}

/** Every read that docs/api.md declares, in its order. */
export const declaredReads: readonly DeclaredRead[] = modules.flatMap(({ scripts }) =>
  scripts.flatMap(({ name, calls }) =>
    calls
      .filter(({ method }) => method === 'GET')
      .map((call) => ({ key: keyOf(name, call), script: name, call })),
  ),
);

function keyOf(script: string, { action, query }: Call) {
  if (action !== null) return `${script} ${action}`;
  return 'id' in query ? `${script} id` : script;
}
