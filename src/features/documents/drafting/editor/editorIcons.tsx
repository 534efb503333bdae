import { icon } from '@/ui/icon';

export const BoldIcon = icon(<path d="M7 5h6a3.500 3.500 0 0 1 0 7H7zM7 12h7a3.500 3.500 0 0 1 0 7H7z" />);
export const ItalicIcon = icon(<path d="M10 5h7M7 19h7M14 5l-4 14" />);
export const UnderlineIcon = icon(<path d="M7 4v7a5 5 0 0 0 10 0V4M6 20h12" />);
export const LeftIcon = icon(<path d="M4 6h16M4 10h10M4 14h16M4 18h10" />);
export const CentreIcon = icon(<path d="M4 6h16M7 10h10M4 14h16M7 18h10" />);
export const RightIcon = icon(<path d="M4 6h16M10 10h10M4 14h16M10 18h10" />);
export const JustifyIcon = icon(<path d="M4 6h16M4 10h16M4 14h16M4 18h16" />);
export const BulletsIcon = icon(<path d="M9 6h11M9 12h11M9 18h11M4.500 6v.01M4.500 12v.01M4.500 18v.01" />);
export const NumbersIcon = icon(
  <path d="M10 6h10M10 12h10M10 18h10M4 5l1.500-1v5M4 14.500c0-2 3-2 3-.3 0 1.200-3 1.800-3 3.300h3" />,
);
export const IndentIcon = icon(<path d="M4 5h16M11 10h9M11 14h9M4 19h16M4 9l3 3-3 3" />);
export const OutdentIcon = icon(<path d="M4 5h16M11 10h9M11 14h9M4 19h16M7 9l-3 3 3 3" />);
export const TableIcon = icon(<path d="M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14" />);
export const PageBreakIcon = icon(<path d="M6 3v6h12V3M6 21v-6h12v6M3 12h3M9 12h2M13 12h2M18 12h3" />);
export const UndoIcon = icon(<path d="M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11H9" />);
export const RedoIcon = icon(<path d="m16 5 4 4-4 4M20 9H10a5.500 5.500 0 0 0 0 11h5" />);
