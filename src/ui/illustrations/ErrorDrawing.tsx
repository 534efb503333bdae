import { accent, drawing, surface } from './drawing';

export const ErrorDrawing = drawing(
  'ErrorDrawing',
  <>
    <path d="M22 104c18 0 14-34 32-34h4" />
    <path d="M58 58h10a12 12 0 0 1 0 24H58z" {...surface} />
    <path d="M80 64h7M80 76h7" />
    <path d="M104 56h14a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4h-14a14 14 0 0 1 0-28Z" {...surface} />
    <path d="M122 70h4c12 0 6 34 14 34" />
    <path d="m92 44-3-9M101 43l3-10M84 49l-8-6" {...accent} />
  </>,
);
