import classes from './avatar.module.css';

type Props = {
  /** Name of the player or team; its initials replace a missing picture. */
  readonly name: string;
  /** Address of the picture; null for none. */
  readonly url: string | null;
  readonly size?: string;
};

/** Small round picture of a player or team. Screen readers skip it, because the name stands beside it. */
export function Avatar({ name, url, size = '2.5rem' }: Props) {
  const style = { width: size, height: size, fontSize: `calc(${size} * 0.4)` };
  if (url !== null)
    return <img className={classes.avatar} style={style} src={url} alt="" loading="lazy" decoding="async" />;
  return (
    <span className={classes.avatar} style={style} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** `Jan „Hammer“ Weber` → `JW`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (first.slice(0, 1) + last.slice(0, 1)).toLocaleUpperCase('de');
}
