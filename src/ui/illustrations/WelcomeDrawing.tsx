import { accent, accentFill, drawing, surface } from './drawing';

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
