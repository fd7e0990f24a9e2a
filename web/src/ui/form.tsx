import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** Checks and sends; shows problems at the fields. */
  readonly onSubmit: () => Promise<void> | void;
  readonly children: ReactNode;
  /** For buttons outside of the form. */
  readonly id?: string;
  readonly className?: string | undefined;
};

/** A form with own checks; after each submit the first wrong field gets the focus. */
export function Form({ onSubmit, children, id, className }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);
  useEffect(() => {
    if (submits > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submits]);
  const submit = async () => {
    await onSubmit();
    setSubmits((count) => count + 1);
  };
  return (
    <form
      ref={ref}
      id={id}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
    </form>
  );
}
