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
