import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { appVersion } from '@/config/version';
import { administrator } from '@tests/office';
import { seen } from '@tests/seen';
import { renderRoute } from '@tests/renderRoute';
import { press } from '@tests/typing';

installDemoApi();

it('tells which build it is in the account menu', async () => {
  const { user } = renderRoute('/settings', { as: administrator.email });
  await screen.findByRole('heading', { level: 1 });
  await press(user, 'Sua conta');
  const { commit, day } = appVersion;
  expect(commit).toMatch(/^\w+$/);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  await seen(`Versão ${commit} (${day})`);
});
