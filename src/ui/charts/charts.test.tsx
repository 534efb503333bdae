import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { BarList } from './BarList';
import { ColumnChart } from './ColumnChart';

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('is a table of the figures and their percentages, whose bars may lead on', async () => {
  const onPress = vi.fn();
  render(
    <MemoryRouter>
      <BarList
        label="Eleitores por bairro"
        heads={['Bairro', 'Eleitores']}
        whole={4000}
        bars={[
          { label: 'Centro', total: 1200, to: '/voters/list' },
          { label: 'Vila Nova', total: 800, onPress, color: '#c99700' },
          { label: 'Jardim', total: 0, color: 'url(https://example.com)' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(rowsOf('Eleitores por bairro')).toEqual([
    ['Bairro', 'Eleitores', 'Porcentagem'],
    ['Centro', '1.200', '30,0%'],
    ['Vila Nova', '800', '20,0%'],
    ['Jardim', '0', '0%'],
  ]);
  expect(screen.getByRole('link', { name: 'Centro' })).toHaveAttribute('href', '/voters/list');
  await userEvent.click(screen.getByRole('button', { name: 'Vila Nova' }));
  expect(onPress).toHaveBeenCalledOnce();

  const [, first, second, none] = screen.getAllByRole('row');
  // The length of the percentage beside it.
  expect([first, second, none].map((row) => row?.style.getPropertyValue('--share'))).toEqual([
    '30%',
    '20%',
    '0%',
  ]);
  expect(second?.style.getPropertyValue('--bar')).toBe('#c99700');
  expect(none?.getAttribute('style')).not.toContain('url');
});

it('draws columns of no votes at all, and stands them only where their figures have room', () => {
  const hours = (total: number) => Array.from({ length: 24 }, (_, hour) => ({ label: `${hour}h`, total }));
  const { rerender } = render(<ColumnChart label="Votos" heads={['Hora', 'Votos']} columns={hours(0)} />);
  const table = screen.getByRole('table', { name: 'Votos' });
  expect(rowsOf('Votos').slice(0, 2)).toEqual([
    ['Hora', 'Votos'],
    ['0h', '0'],
  ]);
  expect(table).toHaveAttribute('data-stands-from', '36');
  rerender(<ColumnChart label="Votos" heads={['Hora', 'Votos']} columns={hours(12345)} />);
  expect(table).not.toHaveAttribute('data-stands-from');
});
