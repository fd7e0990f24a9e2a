import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './icon-button.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What the button does, for screen readers and as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
};

/** A button of 44 px with an icon only. */
export function IconButton({ label, icon, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={[classes.button, className].filter(Boolean).join(' ')}
    >
      {icon}
    </button>
  );
}
