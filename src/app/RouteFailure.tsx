import { useRouteError } from 'react-router-dom';
import { CrashScreen } from '@/ui/feedback/CrashScreen';

/** Shown when a screen's code could not be loaded or a screen threw while rendering. */
export const RouteFailure = () => <CrashScreen problem={useRouteError()} />;
