import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { commonText } from '../text/common.ts';
import classes from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { Inline } from './inline.tsx';
import { Stack } from './stack.tsx';

/**
 * A click beside the dialog within this time after it opened is the second half of the double tap that opened it. ms
 */
const sameTapMs = 300;

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  /** Called for Escape, the close button and a click beside the dialog. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons below the content. */
  readonly actions?: ReactNode;
  /** `alertdialog` asks for an answer. */
  readonly role?: 'dialog' | 'alertdialog';
  /** `sheet` rises from the bottom of a phone. */
  readonly shape?: 'center' | 'sheet';
  /** For content in columns on a tablet. */
  readonly isWide?: boolean;
  /** Leaves out the close button if one of the actions must be chosen. */
  readonly hasNoCloseButton?: boolean;
};

/**
 * A modal dialog with the browser's own `<dialog>`: the focus stays inside and then returns to where it was; Escape
 * closes the dialog. The first element with `data-autofocus` gets the focus.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, shape = 'center', role = 'dialog' } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const openedAt = useRef(0);
  useEffect(() => {
    if (!isOpen) return;
    const dialog = ref.current;
    dialog?.showModal();
    openedAt.current = performance.now();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, [isOpen]);
  if (!isOpen) return null;
  const closeBeside = (event: MouseEvent) => {
    const isSameTap = performance.now() - openedAt.current < sameTapMs;
    if (event.target === ref.current && !isSameTap) onClose();
  };
  return (
    <dialog
      ref={ref}
      role={role === 'alertdialog' ? role : undefined}
      className={classes.dialog}
      data-shape={shape}
      data-wide={props.isWide === true || undefined}
      aria-labelledby={titleId}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Stack gap="l" className={classes.box}>
        <Inline gap="l" align="center" justify="between" className={classes.header}>
          <h2 id={titleId} className={classes.title}>
            {props.title}
          </h2>
          {props.hasNoCloseButton === true ? null : (
            <IconButton label={commonText.close} icon={<IconX aria-hidden="true" />} onClick={onClose} />
          )}
        </Inline>
        {props.children === undefined ? null : <div className={classes.content}>{props.children}</div>}
        {props.actions === undefined ? null : (
          <Inline gap="m" justify="end" wraps>
            {props.actions}
          </Inline>
        )}
      </Stack>
    </dialog>
  );
}
