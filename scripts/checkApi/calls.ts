import type { Call } from '../../mocks/protocol/calls';
import { modules } from '../../mocks/modules/registry';

export interface DeclaredRead {
  /** As in modules/. */
  key: string;
  script: string;
  call: Call;
}

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
