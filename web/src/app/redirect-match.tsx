import { Navigate, useLocation } from 'react-router';

/** `/match/…` is the same page under `/matches/…`; query and hash stay. */
export function RedirectMatch() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname: pathname.replace(/^\/match\b/, '/matches'), search, hash }} replace />;
}
