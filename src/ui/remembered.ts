import { useSyncExternalStore } from 'react';
import { createEmitter } from '@/api/emitter';
import { kept } from '@/session/kept';

const all = new Set<() => void>();

/** Clears every remembered text. */
export const forgetRemembered = () => all.forEach((forget) => forget());

/**
 * A preference of this machine, whoever uses it, in localStorage, or in memory where storage is blocked. '' means none.
 * It may say nothing of an office: for that there is `rememberedOf`.
 */
export function remembered(key: string) {
  const { emit, subscribe } = createEmitter();
  const { read, keep: store } = kept(key);
  const keep = (text: string) => {
    const isKept = store(text);
    emit();
    return isKept;
  };
  all.add(() => keep(''));
  return { read, keep, subscribe };
}

/** The remembered text, as a subscription. */
export const useRemembered = ({
  subscribe,
  read,
}: Pick<ReturnType<typeof remembered>, 'subscribe' | 'read'>) => useSyncExternalStore(subscribe, read);
