/** The logo; decorative, next to the name. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 32 32" fill="none">
      <rect width="32" height="32" rx="8" fill="var(--brand)" />
      <g stroke="var(--on-brand)" strokeWidth="3" strokeLinecap="round">
        <path d="M8 10h16M16 10v9" />
        <path d="M10 24a6 6 0 0 1 12 0" />
      </g>
    </svg>
  );
}
