import type { ReactNode } from 'react';
import { useAccount } from '../../data/people/account.ts';
import { WaysOn } from '../../parts/not-loaded/ways-on.tsx';
import { LateTroublePage } from '../../parts/trouble-page/late-trouble-page.tsx';
import { adminText } from '../../text/admin.ts';

/** Shows its content to platform admins only; all others read that they have no permission. */
export function AdminOnly({ children }: { readonly children: ReactNode }) {
  const { isAdmin } = useAccount();
  return isAdmin ? children : <Forbidden />;
}

function Forbidden() {
  return (
    <LateTroublePage trouble="forbidden" detail={adminText.forbidden}>
      <WaysOn />
    </LateTroublePage>
  );
}
