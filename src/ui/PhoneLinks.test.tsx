import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '@tests/axe';
import { PhoneLinks } from './PhoneLinks';

it('calls a telephone, and writes to a mobile one on WhatsApp in another tab', async () => {
  const { rerender, container } = render(<PhoneLinks phone="19987654321" />);
  expect(screen.getByRole('link', { name: '(19) 98765-4321' })).toHaveAttribute('href', 'tel:+5519987654321');
  const chat = screen.getByRole('link', {
    name: 'Conversar com (19) 98765-4321 no WhatsApp (abre em outra aba)',
  });
  expect(chat).toHaveAttribute('href', 'https://wa.me/5519987654321');
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  await expectNoAxeViolations();

  for (const phone of ['1932345678', '190', '08007654321']) {
    rerender(<PhoneLinks phone={phone} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  }
  rerender(<PhoneLinks phone="" />);
  expect(container).toBeEmptyDOMElement();
});

it('is no stop for Tab in a row, whose details have it too', () => {
  render(<PhoneLinks phone="19987654321" inRow />);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('tabindex', '-1');
});
