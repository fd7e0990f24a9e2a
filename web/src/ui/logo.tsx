/**
 * The logo: a nine with the doubles ring around the bull as its bowl. Hidden from screen readers; put the name beside
 * it.
 */
export function Logo({ size = '2.25rem' }: { readonly size?: string }) {
  return (
    <svg className="mark" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path className="mark-nine" strokeLinecap="round" d="M78 40 C78 66 66 82 42 90" />
      <circle className="mark-nine" cx="49" cy="40" r="29" />
      <circle className="mark-green" cx="49" cy="40" r="29" />
      <circle className="mark-red" cx="49" cy="40" r="29" />
      <circle className="mark-bull" cx="49" cy="40" r="9" />
    </svg>
  );
}
