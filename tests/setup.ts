import './plainPage';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { closeHelp } from '@/records/help/askHelp';
import { clearToasts } from '@/ui/feedback/toasts';
import { forgetPreferences } from '@/ui/persistedPreference';
import './drawn';
import './jitter';
import { expectNoProblems, hearJsdom } from './problems';
import './reactWarnings';
import { holdToasts } from './toastTimes';

// A screen's first load is slow on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

hearJsdom();
holdToasts();

// Files share one page.
afterEach(() => {
  cleanup();
  clearToasts();
  closeHelp();
  forgetPreferences();
  localStorage.clear();
  sessionStorage.clear();
  expectNoProblems();
});

// Missing in jsdom, not needed by tests.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no layout, so text has no position to scroll to.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

// Missing in jsdom's Blob.
const readBlob = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(new Error('The blob cannot be read'));
    reader.readAsArrayBuffer(blob);
  });
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return readBlob(this);
};
Blob.prototype.text ??= async function (this: Blob) {
  return new TextDecoder().decode(await readBlob(this));
};
Blob.prototype.stream ??= function (this: Blob) {
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(new Uint8Array(await readBlob(this)));
      controller.close();
    },
  });
};
