export function Logo({ size = 22 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M4 3v17h17" stroke="var(--control)" strokeWidth="1.75" />
      <path d="M7 17c5-.8 6.5-2.5 8-5s2.5-5 4.5-5.5" stroke="var(--accent)" strokeWidth="2" />
      <circle cx="19.5" cy="6.5" r="2" fill="var(--accent)" />
    </svg>
  );
}
