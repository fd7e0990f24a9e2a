import { useLocation } from 'react-router';
import { Redirect } from '../ui/redirect.tsx';

/** `/me/stats` → `/players/me/stats`, with the filter in the query. */
export function RedirectOwnStats() {
  const { search, hash } = useLocation();
  return <Redirect to={{ pathname: '/players/me/stats', search, hash }} />;
}
