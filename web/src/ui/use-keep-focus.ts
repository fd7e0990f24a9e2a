import { useEffect } from 'react';

/**
 * A button that is tapped or clicked does not take the focus, for screens with keys of their own: the next Enter belongs
 * to what is typed and must not press that button again. Who goes there by Tab presses it by Enter as everywhere.
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
