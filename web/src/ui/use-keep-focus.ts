import { useEffect } from 'react';

/**
 * A tap or click on a button does not give it the focus, for screens with their own keys: the next Enter belongs to the
 * typed score and must not press that button again. A button focused with Tab is still pressed with Enter.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    const keep = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('dialog') !== null) return;
      if (target.closest('button') !== null) event.preventDefault();
    };
    document.addEventListener('mousedown', keep);
    return () => document.removeEventListener('mousedown', keep);
  }, []);
}
