import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { colorModeKey } from '@/ui/theme/applyColorMode';
import { AppearanceChoice } from './AppearanceChoice';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

const choose = async (label: string) => {
  render(<AppearanceChoice />);
  await userEvent.click(screen.getByRole('radio', { name: label }));
};

it('applies the mode that is chosen, and keeps it', async () => {
  await choose('Escuro');
  expect(screen.getByRole('radio', { name: 'Escuro' })).toBeChecked();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem(colorModeKey)).toBe('dark');
});

it('shows the mode that is chosen where nothing can be stored', async () => {
  for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  await choose('Claro');
  expect(screen.getByRole('radio', { name: 'Claro' })).toBeChecked();
  expect(document.documentElement.dataset.theme).toBe('light');
});
