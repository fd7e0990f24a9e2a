import { type ReactNode, useEffect, useRef } from 'react';
import layout from './layout.module.css';
import { type LayoutProps, layoutClass } from './layout.ts';
import { Notice } from './notice.tsx';
import type { FormState } from './use-form.ts';

type Props = {
  readonly form: Pick<FormState<object, never>, 'attempts' | 'failure'>;
  readonly onSubmit: () => Promise<void> | void;
  readonly children: ReactNode;
  /** For buttons outside of the form. */
  readonly id?: string;
  /** Between the fields. */
  readonly gap?: LayoutProps['gap'];
  readonly className?: string | undefined;
};

/** A form with its own checks; after each attempt the first wrong field gets the focus. */
export function Form({ form: { attempts }, onSubmit, children, id, gap, className }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    wrong?.focus();
    // Also shows the error below a field that has the focus already.
    wrong?.scrollIntoView({ block: 'nearest' });
  }, [attempts]);
  return (
    <form
      ref={ref}
      id={id}
      className={layoutClass([layout.stack], { gap }, className)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** Why the server refused the form, if the reason concerns none of its fields. */
export function FormFailure({ form: { failure } }: Pick<Props, 'form'>) {
  return failure === null ? null : <Notice tone="error">{failure}</Notice>;
}
