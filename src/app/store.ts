import { configureStore } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { rootReducer, type ModuleStates } from '@/api/rootReducer';

/** At most one notification of new data in this time: a screen is not painted more often. */
const frameMs = 16;

/**
 * Tells the screens of new data in a task of its own, at once if the last time is a frame ago. Redux Toolkit would
 * wait for an animation frame: what is rendered then is laid out and painted in the same task, which blocks a slow
 * phone for as long as all three take.
 */
function notifyInOwnTask() {
  let last = -frameMs;
  return (notify: () => void) => {
    const wait = Math.max(0, last + frameMs - performance.now());
    const tell = () => {
      last = performance.now();
      notify();
    };
    if ('scheduler' in globalThis) void scheduler.postTask(tell, { priority: 'user-blocking', delay: wait });
    else setTimeout(tell, wait);
  };
}

/** One store per session. */
export const createStore = () =>
  configureStore({
    reducer: rootReducer.withLazyLoadedSlices<Omit<ModuleStates, 'api'>>(),
    middleware: (defaults) => defaults().concat(api.middleware),
    enhancers: (defaults) =>
      defaults({ autoBatch: { type: 'callback', queueNotification: notifyInOwnTask() } }),
  });
