import type { StaffScreen } from '@/records/modules/defineModule';
import { screens } from '@/records/modules/screens';

/* The staff's screens by address. Every page loads this. */

/** First path segment: `/voters` of `/voters/edit/7`. */
export const sectionOf = (path: string) => `/${path.split('/')[1] ?? ''}`;

/** Sections without a screen of their own, with the screen to redirect to. */
export const sectionHomes: readonly { section: string; path: string }[] = screens.flatMap(
  ({ path }, index) => {
    const section = sectionOf(path);
    const isFirst = screens.findIndex((one) => sectionOf(one.path) === section) === index;
    return isFirst && !screens.some((one) => one.path === section) ? [{ section, path }] : [];
  },
);

/** The module of a URL path, if any. */
export function staffScreenAt(address: string): StaffScreen | undefined {
  const segments = segmentsOf(address);
  return screens.find(({ path }) => {
    const pattern = segmentsOf(path);
    return (
      pattern.length === segments.length &&
      pattern.every((part, place) => part.startsWith(':') || part === segments[place])
    );
  });
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
