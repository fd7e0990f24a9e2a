import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import classes from './button.module.css';

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

type Looks = {
  readonly look?: ButtonLook;
  /** Before the text; hidden from screen readers. */
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
};

type ButtonProps = Looks &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows that the action is running, and ignores further clicks. */
    readonly isBusy?: boolean;
  };

/** A button; its `type` is `button` by default. */
export function Button({ look = 'secondary', icon, isWide, isBusy, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={join(classes.button, rest.className)}
      data-look={look}
      data-wide={isWide === true || undefined}
      aria-busy={isBusy === true || undefined}
      disabled={rest.disabled === true || isBusy === true}
    >
      <Icon icon={isBusy === true ? <span className={classes.spinner} /> : icon} />
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'secondary', icon, isWide, children, ...rest }: Looks & LinkProps) {
  return (
    <Link
      {...rest}
      className={join(classes.button, rest.className)}
      data-look={look}
      data-wide={isWide === true || undefined}
    >
      <Icon icon={icon} />
      {children}
    </Link>
  );
}

function Icon({ icon }: { readonly icon: ReactNode }) {
  if (icon === undefined || icon === null) return null;
  return (
    <span className={classes.icon} aria-hidden="true">
      {icon}
    </span>
  );
}

const join = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(' ');
