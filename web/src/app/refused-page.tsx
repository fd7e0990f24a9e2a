import { forgetRefusedRights } from '../data/api/no-permission.ts';
import { NoPermission } from '../parts/not-loaded/no-permission.tsx';
import { commonText } from '../text/common.ts';
import { Button } from '../ui/button.tsx';

/** Stands in the place of a screen after a change for which the user lacks the rights. */
export function RefusedPage() {
  return (
    <NoPermission>
      <Button onClick={forgetRefusedRights}>{commonText.back}</Button>
    </NoPermission>
  );
}
