import { useLocation } from 'react-router';
import { Redirect } from '../ui/redirect.tsx';

/** Redirects `/match/…` to the same page under `/matches/…`, with query and hash. */
export function RedirectMatch() {
  const { pathname, search, hash } = useLocation();
  return <Redirect to={{ pathname: pathname.replace(/^\/match\b/, '/matches'), search, hash }} />;
}
