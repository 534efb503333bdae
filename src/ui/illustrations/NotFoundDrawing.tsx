import { accentFill, drawing, surface } from './drawing';

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
