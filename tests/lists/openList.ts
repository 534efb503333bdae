import { screen } from '@testing-library/react';
import { http, type HttpResponseResolver } from 'msw';
import { demoApi } from '@mocks/testServer';
import type { TestedModule } from '../modules';
import { administrator } from '../office';
import { renderRoute } from '../renderRoute';

/** Shows a module's list to the administrator, or to somebody else. */
export const openList = (
  { path }: Pick<TestedModule, 'path'>,
  { email }: { email: string } = administrator,
) => renderRoute(path, { as: email });

export const addressOf = (script: string) => `${demoApi.baseUrl}/${script}`;

/** A list that says what its rows come to asks for so many of them besides, after each search. */
const isForSum = (limit: unknown) => limit === '1000';

/** Lets the next read of the module go this way. */
export const nextRead = ({ script }: TestedModule, answer: HttpResponseResolver) =>
  demoApi.server.use(
    http.get(
      ({ request: { url } }) =>
        url.split('?')[0] === addressOf(script) && !isForSum(new URL(url).searchParams.get('limit')),
      answer,
      { once: true },
    ),
  );

/** What the searches asked for, in order: a page of rows, whatever the call's name. */
export const searches = ({ script }: TestedModule) =>
  demoApi.requests
    .filter(({ script: asked, query }) => asked === script && 'page' in query && !isForSum(query.limit))
    .map(({ query }) => query);

/** What the last search asked for, page and limit aside. */
export function lastFilters(module: TestedModule) {
  const { page, limit, ...filters } = searches(module).at(-1) ?? {};
  return { filters, page, limit };
}

export const tableOf = ({ title }: TestedModule) => screen.findByRole('table', { name: title });
