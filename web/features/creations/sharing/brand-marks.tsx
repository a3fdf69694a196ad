/** The sign of X. */
export const XMark = () => (
  <svg viewBox="0 0 24 24" width={16} height={16} fill="currentColor" aria-hidden="true">
    <path d="M14.23 10.16 22.98 0h-2.07l-7.6 8.82L7.24 0H.24l9.18 13.34L.24 24h2.07l8.03-9.33L16.75 24h7l-9.52-13.84Zm-2.84 3.3-.93-1.33L3.06 1.56h3.19l5.97 8.54.93 1.33 7.76 11.1h-3.18l-6.34-9.07Z" />
  </svg>
)

/** The sign of Facebook. */
export const FacebookMark = () => (
  <svg viewBox="0 0 24 24" width={16} height={16} fill="currentColor" aria-hidden="true">
    <path d="M9.1 23.7v-8H6.63v-3.67H9.1v-1.58c0-4.08 1.85-5.98 5.86-5.98.4 0 .95.04 1.47.1.5.06 1 .15 1.48.28v3.35a8.9 8.9 0 0 0-.8-.04c-.28 0-.54-.01-.8-.01-.71 0-1.26.1-1.67.3-.28.13-.52.34-.68.61-.26.42-.37 1-.37 1.75v1.22h3.92l-.39 2.11-.29 1.56h-3.24V24C9.63 23.9 9.1 23.7 9.1 23.7Z" />
  </svg>
)
