import { useEffect } from 'react';
import { commonText } from '../text/common.ts';

/** Sets the title of the browser's tab while mounted. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === commonText.productName ? title : `${title} · ${commonText.productName}`;
  }, [title]);
}
