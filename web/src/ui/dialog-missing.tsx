import { useEffect } from 'react';
import { commonText } from '../text/common.ts';
import { showToast } from './toast.tsx';

/** Stands for a dialog whose code cannot be loaded: says so and closes, so that the user can try again. */
export function DialogMissing({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    showToast({ kind: 'error', title: commonText.errorTitle, text: commonText.dialogMissing });
    onClose();
  }, [onClose]);
  return null;
}
