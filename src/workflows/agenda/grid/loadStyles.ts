import skeleton from '@fullcalendar/react/skeleton.css?url';
import theme from '@fullcalendar/react/themes/classic/theme.css?url';
import own from './calendar.css?url';

/* Files of their own: the build puts every other style into the one that all pages load. */

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

/** The calendar's styles, in their order; already loaded ones are kept. */
export const loadStyles = () => Promise.all(sheets.filter((href) => !isThere(href)).map(loaded));
