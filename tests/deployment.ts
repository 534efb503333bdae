import { http, HttpResponse } from 'msw';
import { onTestFinished } from 'vitest';
import { demoApi } from '@mocks/testServer';

const start = '/assets/entry-antiga.js';

/** Makes the page look built, for one test. */
export function beginAsBuilt() {
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', start);
  // jsdom neither runs nor fetches modules.
  document.head.append(script);
  onTestFinished(() => script.remove());
}

/** Mocks /version.json with this page's build or another; counts requests. */
export function deploy(which: 'same' | 'newer' | 'unreadable') {
  const asked = { times: 0 };
  const answer = () => {
    asked.times += 1;
    if (which === 'unreadable') return HttpResponse.html('<!doctype html>');
    return HttpResponse.json({
      commit: 'a1b2c3d',
      start: which === 'same' ? start : '/assets/entry-nova.js',
    });
  };
  demoApi.server.use(http.get('http://tribuna.test/version.json', answer));
  return asked;
}
