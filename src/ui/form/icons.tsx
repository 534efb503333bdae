import { icon } from '../icon';

/* Drawn at 16 px, their display size: those of ui/icons would blur. */

export const ChevronDown = icon(<path d="m4 6.25 4 4 4-4" />, 16);
export const Lens = icon(
  <>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 3 3" />
  </>,
  16,
);
export const FileIcon = icon(
  <path d="M9 1.75H4.5A1.5 1.5 0 0 0 3 3.25v9.5a1.5 1.5 0 0 0 1.5 1.5h7a1.5 1.5 0 0 0 1.5-1.5v-7l-4-4Zm0 0v4h4" />,
  16,
);
export const Cross = icon(<path d="m4 4 8 8m0-8-8 8" />, 16);
export const Check = icon(<path d="m3 8.5 3.25 3.25L13 5" />, 16);
export const Alert = icon(
  <>
    <circle cx="8" cy="8" r="6.25" />
    <path d="M8 4.75v3.75" />
    <path d="M8 11.1v.05" strokeWidth="1.8" />
  </>,
  16,
);
export const CalendarIcon = icon(
  <>
    <rect x="2" y="3" width="12" height="11" rx="2" />
    <path d="M2 6.75h12M5.25 1.5V4M10.75 1.5V4" />
  </>,
  16,
);
export const Eye = icon(
  <>
    <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
    <circle cx="8" cy="8" r="2" />
  </>,
  16,
);
export const EyeOff = icon(
  <>
    <path d="M6.2 3.75A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a12 12 0 0 1-1.75 2.25M4.1 4.9A11.5 11.5 0 0 0 1.5 8S4 12.5 8 12.5a6.3 6.3 0 0 0 3.5-1.1" />
    <path d="M6.6 6.6a2 2 0 0 0 2.8 2.8M2 2l12 12" />
  </>,
  16,
);
