import { environment } from '@/config/environment';

/**
 * Tells that something was used: the name of the event and of the screen, nothing about the person or the records.
 * Sends nothing where no address is set (VITE_USAGE_EVENTS_URL), and never fails.
 */
export function sendUsageEvent(event: string, screen: string) {
  if (!environment.usageEventsUrl) return;
  try {
    navigator.sendBeacon(environment.usageEventsUrl, JSON.stringify({ event, screen }));
  } catch {
    // A browser that will not send it is no matter for anybody at work.
  }
}
