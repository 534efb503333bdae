import { accentFill, drawing, surface } from './drawing';

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
