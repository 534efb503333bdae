import { accent, accentFill, drawing, surface } from './drawing';

const EmptyDrawing = drawing(
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

export default EmptyDrawing;
