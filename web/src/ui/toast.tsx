import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { commonText } from '../text/common.ts';
import { IconButton } from './icon-button.tsx';
import { Inline } from './inline.tsx';
import { Stack } from './stack.tsx';
import classes from './toast.module.css';

type Toast = {
  readonly title: string;
  readonly text?: string;
  readonly kind: 'success' | 'error' | 'info';
};
type Shown = Toast & { readonly id: number };

/** How long a toast stays. Specification: 4 seconds. */
const toastMs = 4000;
/** More toasts would cover a phone; the oldest one is removed first. */
const maxToasts = 3;

let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const setShown = (next: readonly Shown[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a message at the bottom right for four seconds. */
export function showToast(toast: Toast): void {
  lastId += 1;
  setShown([...shown, { ...toast, id: lastId }].slice(-maxToasts));
}

const hideToast = (id: number) => setShown(shown.filter((toast) => toast.id !== id));

/** Shows the toasts; mounted once by the app. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribe, () => shown);
  return (
    <Stack as="section" gap="s" className={classes.region} aria-label={commonText.toasts} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Stack>
  );
}

/** Stays while the pointer or the focus is on it. */
function ToastCard({ toast }: { readonly toast: Shown }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => hideToast(toast.id), toastMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <Inline
      gap="s"
      align="start"
      className={classes.toast}
      data-kind={toast.kind}
      role={toast.kind === 'error' ? 'alert' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Stack className={classes.words}>
        <strong>{toast.title}</strong>
        {toast.text === undefined ? null : <span>{toast.text}</span>}
      </Stack>
      <IconButton
        label={commonText.closeToast}
        icon={<IconX aria-hidden="true" size={20} />}
        onClick={() => hideToast(toast.id)}
      />
    </Inline>
  );
}
