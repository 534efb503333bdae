import { accent, accentFill, drawing, surface } from './drawing';

export const EmptyDrawing = drawing(
  'EmptyDrawing',
  <>
    <rect x="40" y="30" width="64" height="50" rx="6" {...surface} />
    <rect x="32" y="40" width="64" height="50" rx="6" {...surface} />
    <path d="M42 54h26M42 64h38M42 74h20" stroke="var(--line-strong)" />
    <circle cx="102" cy="72" r="19" {...accentFill} />
    <path d="m116 86 13 13" stroke="var(--brand)" strokeWidth="3" />
    <path d="M94 68a9 9 0 0 1 8-6" {...accent} />
  </>,
);

export const NotFoundDrawing = drawing(
  'NotFoundDrawing',
  <>
    <path d="M78 24h6v80h-6z" {...surface} />
    <path d="M62 32h46l9 9-9 9H62z" {...accentFill} />
    <path d="M100 60H54l-9 9 9 9h46z" {...surface} />
    <path d="M72 41h26M62 69h26" stroke="var(--line-strong)" strokeDasharray="2 5" />
    <path d="M66 104c0-8 5-8 6-2M96 104c0-10 6-8 6 0" />
  </>,
);

export const ForbiddenDrawing = drawing(
  'ForbiddenDrawing',
  <>
    <path d="M62 54V42a18 18 0 0 1 36 0v12" />
    <path d="M69 54V43a11 11 0 0 1 22 0v11" stroke="var(--line-strong)" />
    <rect x="52" y="54" width="56" height="46" rx="8" {...surface} />
    <circle cx="80" cy="73" r="6" {...accentFill} />
    <path d="M80 79v9" stroke="var(--brand)" strokeWidth="2.5" />
  </>,
);

export const LoadingDrawing = drawing(
  'LoadingDrawing',
  <>
    <path d="M52 58h48v20a20 20 0 0 1-20 20h-8a20 20 0 0 1-20-20z" {...surface} />
    <path d="M100 64h6a9 9 0 0 1 0 18h-7" />
    <path d="M44 104h64" strokeWidth="3" />
    <path d="M66 48c-5-6 5-8 0-15M78 48c-5-6 5-8 0-15M90 48c-5-6 5-8 0-15" {...accent} />
  </>,
);

export const WelcomeDrawing = drawing(
  'WelcomeDrawing',
  <>
    <path d="M118 28v76" />
    <path d="M118 30c8-5 14 4 22-1v20c-8 5-14-4-22 1z" {...accentFill} />
    <path d="M46 58h56l-6 46H52z" {...surface} />
    <path d="M40 50h68v8H40z" {...surface} />
    <path d="M74 50c0-10 2-16 8-20" />
    <path d="m80 25 6 7-5 3-4-5z" {...accentFill} />
    <circle cx="74" cy="80" r="9" {...accentFill} />
    <path d="m70 80 3 3 6-6" {...accent} />
  </>,
);
