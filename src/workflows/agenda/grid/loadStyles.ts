import skeleton from '@fullcalendar/react/skeleton.css?url';
import theme from '@fullcalendar/react/themes/classic/theme.css?url';
import own from './calendar.css?url';

/* Separate files: the build puts all other styles into the one that every page loads. */

const sheets = [skeleton, theme, own];

const loaded = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('A style sheet of the calendar did not load'));
    });
    document.head.append(link);
  });

const isThere = (href: string) =>
  [...document.styleSheets].some((sheet) => sheet.href === new URL(href, document.baseURI).href);

/** Loads the calendar's styles, in order, unless already loaded. */
export const loadStyles = () => Promise.all(sheets.filter((href) => !isThere(href)).map(loaded));
