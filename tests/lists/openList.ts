import { screen } from '@testing-library/react';
import { http, type HttpResponseResolver } from 'msw';
import { demoApi } from '@mocks/testServer';
import { administrator } from '../office';
import { renderRoute } from '../renderRoute';
import type { TestedModule } from '../testedModule';

export const openList = (
  { path }: Pick<TestedModule, 'path'>,
  { email }: { email: string } = administrator,
) => renderRoute(path, { as: email });

export const addressOf = (script: string) => `${demoApi.baseUrl}/${script}`;

/** Lists with a sum make a second request with this limit. */
const isForSum = (limit: unknown) => limit === '1000';

/** Overrides the module's next read. */
export const nextRead = ({ script }: TestedModule, answer: HttpResponseResolver) =>
  demoApi.server.use(
    http.get(
      ({ request: { url } }) =>
        url.split('?')[0] === addressOf(script) && !isForSum(new URL(url).searchParams.get('limit')),
      answer,
      { once: true },
    ),
  );

/** Page searches in order, without those for sums. */
export const searches = ({ script }: TestedModule) =>
  demoApi.requests
    .filter(({ script: asked, query }) => asked === script && 'page' in query && !isForSum(query.limit))
    .map(({ query }) => query);

export function lastFilters(module: TestedModule) {
  const { page, limit, ...filters } = searches(module).at(-1) ?? {};
  return { filters, page, limit };
}

export const tableOf = ({ title }: TestedModule) => screen.findByRole('table', { name: title });
