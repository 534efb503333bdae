import type { Prepared, WritingActions, Written } from './writing';

/** The actions of a write that reads first: ahead of its turn among many, or both as one call. */
export const readFirst = <T, R>(
  prepare: (item: T) => PromiseLike<Prepared<R>>,
): Required<Pick<WritingActions<T, R>, 'prepare' | 'write'>> => ({
  prepare,
  write: async (item): Promise<Written<R>> => {
    const { data: send, ...found } = await prepare(item);
    return send ? send() : found;
  },
});
