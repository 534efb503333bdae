import type { Plugin } from 'vite';

/**
 * What Vite calls around every `import()`. Its own also knows style sheets, which are one file that the page names,
 * nonces, and browsers without module preloads; this goes with each page, so it does what is needed here.
 */
const helper = `
const asked = new Set();

function preload(file) {
  if (asked.has(file)) return;
  asked.add(file);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = '/' + file;
  document.head.append(link);
}

export function __vitePreload(load, files) {
  files?.forEach(preload);
  return load().catch((thrown) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = thrown;
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw thrown;
  });
}
`;

/** Puts it in the place of Vite's, which is a module of this name. */
export const lightPreload: Plugin = {
  name: 'light-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? { code: helper, moduleType: 'js' } : null),
};
