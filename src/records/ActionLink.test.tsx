import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ActionLink } from './ActionLink';

const Where = () => <output>{JSON.stringify(useLocation())}</output>;

const draw = (props: { to?: string; blockedReason?: string }) => {
  const onPress = vi.fn();
  render(
    <MemoryRouter>
      <ActionLink to={props.to} blockedReason={props.blockedReason} onPress={onPress}>
        Editar
      </ActionLink>
      <Where />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onPress };
};
const where = () =>
  JSON.parse(screen.getByRole('status').textContent) as { pathname: string; state: unknown };

it('is a link to a page, which leads back, and which Ctrl leaves to the browser', async () => {
  const { user, onPress } = draw({ to: '/voters/edit/7' });
  const link = screen.getByRole('link', { name: 'Editar' });
  expect(link).toHaveAttribute('href', '/voters/edit/7');
  // The page that jsdom cannot open.
  link.addEventListener('click', (event) => event.ctrlKey && event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(onPress).not.toHaveBeenCalled();
  expect(where().pathname).toBe('/');
  await user.click(link);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(where()).toMatchObject({ pathname: '/voters/edit/7', state: { isReturnable: true } });
});

it('is a button where it may not be followed, or opens no page', async () => {
  const { user, onPress } = draw({ to: '/voters/edit/7', blockedReason: 'Você não pode.' });
  const blocked = screen.getByRole('button', { name: 'Editar' });
  expect(blocked).toHaveAccessibleDescription('Você não pode.');
  await user.click(blocked);
  expect(onPress).not.toHaveBeenCalled();
  expect(where().pathname).toBe('/');
});

it('does what it does here as a button', async () => {
  const { user, onPress } = draw({});
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
