import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router';

/** The entrance (sign-in, sign-up, licence) and the staff's screens, which load only after signing in. */
function Shell() {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
}

/** Shows it in the page's root. */
export const mount = (element: Element) => createRoot(element).render(<Shell />);
