import { type ReactNode, useId } from 'react';
import { commonText } from '../text/common.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form, FormFailure } from './form.tsx';
import type { LayoutProps } from './layout.ts';
import type { FormState } from './use-form.ts';

type Props = {
  readonly title: string;
  /** The form that the dialog sends; its `onSent` closes the dialog. */
  readonly form: Pick<FormState<object>, 'attempts' | 'failure' | 'isBusy' | 'submit'>;
  /** The button that sends the form. */
  readonly confirm: string;
  /** `danger` for what cannot be undone. */
  readonly look?: 'primary' | 'danger';
  /** Between the fields. */
  readonly gap?: LayoutProps['gap'];
  /** Called for the cancel button and whatever else closes a dialog. */
  readonly onClose: () => void;
  /** Replaces the form once something is to be said after sending; the user then only closes the dialog. */
  readonly done?: ReactNode | undefined;
  /** The fields. */
  readonly children: ReactNode;
};

/** A dialog with one form: it is cancelled, or sent; if the server refuses, the reason stands below the fields. */
export function FormDialog(props: Props) {
  const { title, form, confirm, look = 'primary', gap, onClose, done, children } = props;
  const formId = useId();
  const isDone = done !== undefined;
  const actions = isDone ? (
    <Button look="primary" onClick={onClose}>
      {commonText.ok}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{commonText.cancel}</Button>
      <Button type="submit" form={formId} look={look} isBusy={form.isBusy}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={title} onClose={onClose} actions={actions}>
      {isDone ? (
        done
      ) : (
        <Form id={formId} gap={gap} form={form} onSubmit={form.submit}>
          {children}
          <FormFailure form={form} />
        </Form>
      )}
    </Dialog>
  );
}
