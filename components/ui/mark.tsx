/** The studio's mark: one root and what it reaches. */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="7" fill="var(--accent)" />
      <path
        d="M16 10.5v4M16 14.5H9.5v4M16 14.5h6.5v4"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="8.5" r="3" fill="var(--on-accent)" />
      <circle cx="9.5" cy="21.5" r="3" fill="var(--on-accent)" />
      <circle cx="22.5" cy="21.5" r="3" fill="var(--on-accent)" />
    </svg>
  );
}
