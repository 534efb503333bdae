import type { Prepared, WritingActions, Written } from './writing';

/**
 * The actions of a write that reads first: `prepare` reads ahead of its turn in a batch; `write` does both in one call.
 */
export const readFirst = <T, R>(
  prepare: (item: T) => PromiseLike<Prepared<R>>,
): Required<Pick<WritingActions<T, R>, 'prepare' | 'write'>> => ({
  prepare,
  write: async (item): Promise<Written<R>> => {
    const { data: send, ...found } = await prepare(item);
    return send ? send() : found;
  },
});
