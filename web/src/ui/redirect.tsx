import { createPath, Navigate, type To, useLocation, useResolvedPath } from 'react-router';

/**
 * Leads to another address in place of this one, from every location at which it is shown. React Router's `Navigate`
 * leads away only once for each path: if a second change of the address to the same path overtakes it before the page is
 * drawn, e.g. while code is loading, it stays there and shows nothing.
 */
export function Redirect({ to }: { readonly to: To }) {
  const { key, ...here } = useLocation();
  const isThere = createPath(useResolvedPath(to)) === createPath(here);
  return isThere ? null : <Navigate key={key} to={to} replace />;
}
