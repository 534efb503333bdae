import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { tellCaughtError } from '@/api/troubles';
import { CrashScreen } from '@/ui/feedback/CrashScreen';

/** Shown when a screen's code could not be loaded or a screen threw while rendering. */
export function RouteFailure() {
  const problem = useRouteError();
  useEffect(() => tellCaughtError(problem), [problem]);
  return <CrashScreen problem={problem} />;
}
