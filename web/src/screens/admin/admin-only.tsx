import type { ReactNode } from 'react';
import { useAccount } from '../../data/people/account.ts';
import { adminText } from '../../text/admin.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import classes from './admin.module.css';

/** Shows its content to platform admins only; all others read that they have no permission. */
export function AdminOnly({ children }: { readonly children: ReactNode }) {
  const { isAdmin } = useAccount();
  return isAdmin ? children : <Forbidden />;
}

function Forbidden() {
  useDocumentTitle(adminText.forbidden);
  return <p className={classes.forbidden}>{adminText.forbidden}</p>;
}
