import { Navigate, useLocation } from 'react-router';

/** Redirects `/match/…` to the same page under `/matches/…`, with query and hash. */
export function RedirectMatch() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname: pathname.replace(/^\/match\b/, '/matches'), search, hash }} replace />;
}
