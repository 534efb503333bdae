import { createEmitter } from './emitter';

/** A write that succeeded in this tab. */
export interface Written {
  script: string;
  query?: object | undefined;
  body?: object | undefined;
  reply: unknown;
}

const writes = createEmitter<Written>();

/** Subscribes to what this tab writes; returns the unsubscribe. */
export const onWritten = writes.subscribe;

export const tellWritten = writes.emit;
