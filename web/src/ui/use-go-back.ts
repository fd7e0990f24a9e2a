import { useNavigate } from 'react-router';

/** Number of earlier pages of this app, which the router counts in the history's state. */
const stepsBehind = (): number => {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
};

/** Goes one page back; a user who came by a link from outside goes to `fallback` instead of leaving the app. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => void (stepsBehind() > 0 ? navigate(-1) : navigate(fallback));
}
