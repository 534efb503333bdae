import { screen, waitFor, type Matcher } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a text is seen; what shows it may be drawn anew meanwhile, as a toast is when its panel closes. */
export const seen = (text: Matcher) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
