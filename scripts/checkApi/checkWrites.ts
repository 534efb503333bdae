import type { Checking } from './checkReads';
import type { Ask } from './wire';
export async function checkWrites(_checking: Checking, _ask: Ask, _stop: AbortSignal): Promise<void> {}
