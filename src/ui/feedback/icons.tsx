/* Marks of tone beside a text that says the same. */

const mark = (name: string, path: string) => {
  const Mark = ({ size = 20 }: { size?: number }) => (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
  Mark.displayName = name;
  return Mark;
};

export const AlertIcon = mark(
  'AlertIcon',
  'M12 9v4M12 16.5v.01M10.7 4 3 17.7A1.5 1.5 0 0 0 4.3 20h15.4a1.5 1.5 0 0 0 1.3-2.3L13.3 4a1.5 1.5 0 0 0-2.6 0Z',
);
export const InfoIcon = mark('InfoIcon', 'M12 11v5.5M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z');
