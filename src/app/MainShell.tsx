import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router';

function Shell() {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
}

export const mount = (element: Element) => createRoot(element).render(<Shell />);
