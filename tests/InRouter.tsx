import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const Drawn = createContext<ReactNode>(null);
const Route = () => useContext(Drawn);

/** `wrapper` for `render`, with a history as in the app. */
export function InRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Route }]));
  return (
    <Drawn value={children}>
      <RouterProvider router={router} />
    </Drawn>
  );
}
