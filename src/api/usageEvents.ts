import { environment } from '@/config/environment';

/** Sends an event and screen name, no personal data, if VITE_USAGE_EVENTS_URL is set. Never throws. */
export function sendUsageEvent(event: string, screen: string) {
  if (!environment.usageEventsUrl) return;
  try {
    navigator.sendBeacon(environment.usageEventsUrl, JSON.stringify({ event, screen }));
  } catch {
    // Not worth reporting.
  }
}
