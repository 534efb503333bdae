import './plainPage';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { clearToasts } from '@/ui/feedback/toasts';
import { forgetRemembered } from '@/ui/remembered';
import './jitter';

// A screen's code loads on its first visit, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// The files share one page: each test leaves it as it found it.
afterEach(() => {
  cleanup();
  clearToasts();
  forgetRemembered();
  localStorage.clear();
  sessionStorage.clear();
});

// What jsdom lacks and the parts use for comfort only.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom's Blob cannot be read the modern way.
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
