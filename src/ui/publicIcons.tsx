import { icon } from './icon';

/* A separate small file: a chunk of icons loads whole, and public pages have a tight size budget. */

export const CheckIcon = icon(<path d="m5 12.5 4.5 4.500L19 7.5" />);
export const CopyIcon = icon(<path d="M9 9h10v11H9zM5 15V4h10" />);
export const ExternalIcon = icon(
  <path d="M14 5h5v5M19 5l-8 8M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4" />,
);
export const CalendarIcon = icon(
  <path d="M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10.5h16M8 3.5v4M16 3.5v4" />,
);
export const PinIcon = icon(
  <>
    <path d="M12 21s7-6.2 7-11.200A7 7 0 0 0 5 9.800C5 14.8 12 21 12 21Z" />
    <circle cx="12" cy="9.75" r="2.5" />
  </>,
);
