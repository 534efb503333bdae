import type { Call } from './calls';
import { staffCall } from './calls';
import type { Fields } from './fields';
import { demandAdministrator } from './rules';

/** A call only for administrators; no rule grants it. */
export const administratorCall = <
  Q extends Fields = Record<never, never>,
  B extends Fields = Record<never, never>,
>(
  method: Call['method'],
  action: string | null,
  declaration: Parameters<typeof staffCall<Q, B>>[2],
): Call =>
  staffCall<Q, B>(method, action, {
    ...declaration,
    run: (input) => {
      demandAdministrator(input.user);
      return declaration.run(input);
    },
  });
