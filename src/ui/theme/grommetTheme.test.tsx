import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Layer } from '../panel/Layer';

it('draws Grommet with CSS variables for colours, without a complaint or a broken value', () => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  render(
    <>
      <Layer position="right">painel</Layer>
      <Layer full plain>
        pergunta
      </Layer>
    </>,
  );
  expect(screen.getByText('painel')).toBeInTheDocument();
  expect(screen.getByText('pergunta')).toBeInTheDocument();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  expect(rules.join('\n')).toContain('background: var(--backdrop)');
  expect(rules.filter((rule) => /undefined|NaN|\[object/.test(rule))).toEqual([]);
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});
