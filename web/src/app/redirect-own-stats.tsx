import { Navigate, useLocation } from 'react-router';

/** `/me/stats` → `/players/me/stats`, with the filter in the query. */
export function RedirectOwnStats() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: '/players/me/stats', search, hash }} replace />;
}
