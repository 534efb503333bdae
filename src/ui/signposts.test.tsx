import { render, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { InRouter } from '@tests/InRouter';
import { findSignpost, signpost, signpostOf } from './signposts';

describe('a registered element', () => {
  // The router's Link drops what a ref returns: its elements stayed registered, each with its whole page.
  it.each([
    ['button', <button ref={signpost('edit')}>Editar</button>],
    [
      'link',
      <Link to="/voters/edit/1" ref={signpost('edit')}>
        Editar
      </Link>,
    ],
  ])('is forgotten once it is gone: a %s', (role, element) => {
    const { rerender } = render(element, { wrapper: InRouter });
    const shown = screen.getByRole(role, { name: 'Editar' });
    expect(findSignpost('edit')).toBe(shown);
    rerender(<p>Eleitores</p>);
    expect(signpostOf(shown)).toBeUndefined();
  });

  it('stays registered while it is rendered again', () => {
    const link = () => (
      <Link to="/voters/edit/1" ref={signpost('edit')}>
        Editar
      </Link>
    );
    const { rerender } = render(link(), { wrapper: InRouter });
    rerender(link());
    expect(findSignpost('edit')).toBe(screen.getByRole('link', { name: 'Editar' }));
  });
});
