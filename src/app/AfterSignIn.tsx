import { Navigate, useLocation } from 'react-router-dom';
import { pathAfterSignIn } from './returnPath';

export default function AfterSignIn() {
  return <Navigate to={pathAfterSignIn(useLocation().search)} replace />;
}
