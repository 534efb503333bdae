import { icon } from './icon';

/* Icons of the staff screens; those that public pages share are in publicIcons. */
export { CalendarIcon, CheckIcon, CopyIcon, ExternalIcon, PinIcon } from './publicIcons';

export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />);
export const ChevronLeftIcon = icon(<path d="m15 6-6 6 6 6" />);
export const ChevronRightIcon = icon(<path d="m9 6 6 6-6 6" />);
export const ArrowUpIcon = icon(<path d="M12 19V5.500m-5.500 5.500L12 5.500l5.500 5.500" />);
export const ArrowDownIcon = icon(<path d="M12 5v13.500m-5.500-5.500 5.500 5.500 5.500-5.500" />);
export const FirstIcon = icon(<path d="m18 6-6 6 6 6M6 6v12" />);
export const LastIcon = icon(<path d="m6 6 6 6-6 6M18 6v12" />);
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </>,
);
export const FilterIcon = icon(<path d="M4 6h16M7 12h10M10 18h4" />);
export const ColumnsIcon = icon(<path d="M4 5h16v14H4zM9.500 5v14M15 5v14" />);
export const BoardIcon = icon(
  <path d="M4 5h4.500v14H4zM9.750 5h4.500v9h-4.500zM15.500 5H20v5.500h-4.500z" />,
);
export const BookmarkIcon = icon(<path d="M6.500 4h11v16L12 15.500 6.500 20z" />);
export const MailIcon = icon(<path d="M3.500 6h17v12h-17zM4 6.500l8 6.500 8-6.500" />);
export const PairIcon = icon(
  <>
    <circle cx="9" cy="12" r="5.500" />
    <circle cx="15" cy="12" r="5.500" />
  </>,
);
export const SheetIcon = icon(<path d="M5.500 3.500h13v17h-13zM9 8h6M9 12h6M9 16h3.500" />);
export const KeyboardIcon = icon(
  <path d="M3.500 6.500h17v11h-17zM7 10v.01M10.300 10v.01M13.700 10v.01M17 10v.01M7 13.800v.01M17 13.800v.01M10 13.800h4" />,
);
export const DownloadIcon = icon(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14" />);
export const UploadIcon = icon(<path d="M12 15V4M7.5 8.5 12 4l4.5 4.5M5 20h14" />);
export const PrintIcon = icon(
  <path d="M7 9V4h10v5M7 18H5a1 1 0 0 1-1-1v-6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6a1 1 0 0 1-1 1h-2M7 14h10v6H7z" />,
);
export const FileIcon = icon(<path d="M13.500 3.500H6v17h12V8l-4.500-4.500ZM13.500 3.500V8H18" />);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const EyeOffIcon = icon(
  <>
    <path d="M9.3 5.8A9 9 0 0 1 12 5.5C18 5.5 21.5 12 21.5 12a18 18 0 0 1-2.6 3.4M6.1 7.3A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9.5 9.5 0 0 0 5.200-1.700" />
    <path d="M9.9 9.9a3 3 0 0 0 4.200 4.200M3 3l18 18" />
  </>,
);
export const LabelsIcon = icon(<path d="M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z" />);
export const BellIcon = icon(<path d="M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15L6 16ZM10 20.5h4" />);
export const ClipIcon = icon(
  <path d="m19 11.500-7.200 7.200a4.500 4.500 0 0 1-6.400-6.400l7.800-7.800a3 3 0 0 1 4.300 4.300l-7.500 7.400a1.500 1.500 0 0 1-2.100-2.100l6.600-6.600" />,
);
export const CommentIcon = icon(
  <path d="M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4.500 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8 9h8M8 12.500h5" />,
);
export const MoreIcon = icon(<path d="M12 5.5v.01M12 12v.01M12 18.5v.01" strokeWidth="2.75" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const HelpIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.8v.01" />
  </>,
);
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="3.75" />
    <path d="M4.75 20a7.25 7.25 0 0 1 14.5 0" />
  </>,
);
export const PhoneIcon = icon(
  <path d="M5.5 4h3.2l1.8 4.4-2.2 1.5a12 12 0 0 0 5.8 5.8l1.5-2.2L20 15.3v3.2a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 4 5.6 1.5 1.5 0 0 1 5.5 4Z" />,
);
export const SignOutIcon = icon(
  <path d="M14 5V4a1 1 0 0 0-1-1H6a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1v-1M10 12h10m-3-3 3 3-3 3" />,
);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.600-5.700L12 7.100M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.600 5.700l1.400-1.400" />,
);
export const ChartIcon = icon(<path d="M3.500 20.500h17M6.500 17v-6M12 17V5M17.500 17v-9" />);
export const ShareIcon = icon(
  <>
    <circle cx="6" cy="12" r="2.5" />
    <circle cx="17.5" cy="5.5" r="2.5" />
    <circle cx="17.5" cy="18.5" r="2.5" />
    <path d="m8.25 10.8 7-4M8.25 13.2l7 4" />
  </>,
);
export const AlertIcon = icon(
  <path d="M12 9v4M12 16.5v.01M10.7 4 3 17.7A1.5 1.5 0 0 0 4.3 20h15.4a1.5 1.5 0 0 0 1.3-2.3L13.3 4a1.5 1.5 0 0 0-2.6 0Z" />,
);
export const InfoIcon = icon(<path d="M12 11v5.5M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />);
