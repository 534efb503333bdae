import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { takeBackFocus } from './takeBackFocus';

function open() {
  render(
    <>
      <button>Embaixo</button>
      <section>
        <h2 tabIndex={-1}>Título</h2>
        <input aria-label="Nome" />
        <button>Fechar</button>
      </section>
    </>,
  );
  const title = screen.getByRole('heading');
  const stop = takeBackFocus(
    (target) => title.parentElement?.contains(target) === true,
    () => title.focus(),
  );
  onTestFinished(stop);
  return { title, field: screen.getByLabelText('Nome'), below: screen.getByText('Embaixo') };
}

it('gives the focus back to the field that had it', () => {
  const { field, below } = open();
  field.focus();
  below.focus();
  expect(field).toHaveFocus();
});

it('gives it to the title when nothing one goes to had it, and once only', () => {
  const { title, below } = open();
  title.focus();
  below.focus();
  expect(title).toHaveFocus();
  below.focus();
  expect(below).toHaveFocus();
});

it('gives it back after a press into a field, which leads nowhere', () => {
  const { field, below } = open();
  field.focus();
  field.click();
  below.focus();
  expect(field).toHaveFocus();
});

it('leaves it where a button has led it', () => {
  const { field, below } = open();
  field.focus();
  screen.getByText('Fechar').click();
  below.focus();
  expect(below).toHaveFocus();
});

it('leaves it where Esc has led it', () => {
  const { field, below } = open();
  field.focus();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  below.focus();
  expect(below).toHaveFocus();
});
