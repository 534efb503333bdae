import { toastTimes } from '@/ui/feedback/toasts';

const inUse = { ...toastTimes };

/** Toasts stay as long as a test takes, however slow the machine. */
export const holdToasts = () => void Object.assign(toastTimes, { short: 120_000, long: 120_000 });

/** Restores the normal times, for tests of those. */
export const letToastsGo = () => void Object.assign(toastTimes, inUse);
