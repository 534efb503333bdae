import { screen, waitFor, type Matcher } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a text is visible; its element may be re-rendered meanwhile, e.g. a toast when its panel closes. */
export const seen = (text: Matcher) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
