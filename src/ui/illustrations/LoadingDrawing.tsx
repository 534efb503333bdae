import { accent, drawing, surface } from './drawing';

export const LoadingDrawing = drawing(
  'LoadingDrawing',
  <>
    <path d="M52 58h48v20a20 20 0 0 1-20 20h-8a20 20 0 0 1-20-20z" {...surface} />
    <path d="M100 64h6a9 9 0 0 1 0 18h-7" />
    <path d="M44 104h64" strokeWidth="3" />
    <path d="M66 48c-5-6 5-8 0-15M78 48c-5-6 5-8 0-15M90 48c-5-6 5-8 0-15" {...accent} />
  </>,
);
