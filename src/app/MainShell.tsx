import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router';

/** The entrance (sign-in, sign-up, licence) and the staff's screens, which load only after signing in. */
export function Shell() {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
}
