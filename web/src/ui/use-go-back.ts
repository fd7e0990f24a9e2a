import { useNavigate } from 'react-router';

/** How many steps of this app lie behind, as the router counts them in the history's state. */
const stepsBehind = (): number => {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
};

/** One step back; who came by a link from outside goes to `fallback` instead of leaving the app. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => void (stepsBehind() > 0 ? navigate(-1) : navigate(fallback));
}
