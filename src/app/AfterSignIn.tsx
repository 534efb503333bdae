import { Navigate, useLocation } from 'react-router-dom';
import { pathAfterSignIn } from './returnPath';

/** Leads whoever is signed in on to the page asked for. */
export default function AfterSignIn() {
  return <Navigate to={pathAfterSignIn(useLocation().search)} replace />;
}
