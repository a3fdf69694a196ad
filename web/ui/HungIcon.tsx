/** A picture on its nail: hangs on the public wall. In the manner of the other icons, 24 units wide. */
export function HungIcon({ size = 20 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m7.5 8 4.5-4.5L16.5 8" />
      <rect x="2.5" y="8" width="19" height="13" />
      <path d="m6 18 3.700-4.300 2.800 2.900 2-1.900L18 18" />
    </svg>
  )
}
