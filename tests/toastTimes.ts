import { toastTimes } from '@/ui/feedback/toasts';

const inUse = { ...toastTimes };

/** Notices stay for as long as a test takes, however slow the machine is. */
export const holdToasts = () => void Object.assign(toastTimes, { short: 120_000, long: 120_000 });

/** They go as they do in use, for tests of that. */
export const letToastsGo = () => void Object.assign(toastTimes, inUse);
