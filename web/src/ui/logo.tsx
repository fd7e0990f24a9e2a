import classes from './logo.module.css';

/** The mark: a nine whose bowl is the doubles ring around the bull. Decoration; name it beside. */
export function Logo({ size = '2.25rem' }: { readonly size?: string }) {
  return (
    <svg className={classes.logo} viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path className={classes.stem} d="M78 40 C78 66 66 82 42 90" />
      <circle className={classes.stem} cx="49" cy="40" r="29" />
      <circle className={classes.green} cx="49" cy="40" r="29" />
      <circle className={classes.red} cx="49" cy="40" r="29" />
      <circle className={classes.bull} cx="49" cy="40" r="9" />
    </svg>
  );
}
