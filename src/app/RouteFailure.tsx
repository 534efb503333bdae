import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { tellCaughtError } from '@/api/troubles';
import { CrashScreen } from '@/ui/feedback/CrashScreen';

/** The router's error element. */
export function RouteFailure() {
  const problem = useRouteError();
  useEffect(() => tellCaughtError(problem), [problem]);
  return <CrashScreen problem={problem} />;
}
