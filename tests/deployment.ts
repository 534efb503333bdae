import { http, HttpResponse } from 'msw';
import { onTestFinished } from 'vitest';
import { demoApi } from '@mocks/testServer';

const start = '/assets/entry-antiga.js';

/** Makes the page one that a build began, for one test. */
export function beginAsBuilt() {
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', start);
  // jsdom runs no modules; nothing is asked for.
  document.head.append(script);
  onTestFinished(() => script.remove());
}

/** Answers /version.json with the build of this page, or with another one; gives how often it was asked. */
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
