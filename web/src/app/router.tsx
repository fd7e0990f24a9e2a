import { type ComponentType, lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import type { FrameHandle } from './frame-handle.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { RedirectMatch } from './redirect-match.tsx';

const immersive: FrameHandle = { frame: 'immersive' };

/** Every screen is a chunk of its own, loaded when it is first visited. */
const screen = (load: () => Promise<ComponentType>) => {
  const Screen = lazy(async () => ({ default: await load() }));
  return <Screen />;
};

const hub = async () => (await import('../screens/match-hub/match-hub-screen.tsx')).MatchHubScreen;
const setup = async () => (await import('../screens/match-setup/match-setup-screen.tsx')).MatchSetupScreen;
const match = async () => (await import('../screens/scorer/match-screen.tsx')).MatchScreen;
const noMatch = async () => (await import('../screens/spectator/no-match-screen.tsx')).NoMatchScreen;
const spectator = async () => (await import('../screens/spectator/spectator-screen.tsx')).SpectatorScreen;
const leg = async () => (await import('../screens/leg-detail/leg-detail-screen.tsx')).LegDetailScreen;
const legal = () => import('../screens/legal/legal-screen.tsx');

/** All addresses of the web app. A handle says which frame a screen gets; without one it is the full frame. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/matches" replace /> },
  { path: '/matches', element: screen(hub) },
  { path: '/matches/new', element: screen(setup) },
  { path: '/matches/:id', element: screen(match), handle: immersive },
  { path: '/matches/view/nomatch', element: screen(noMatch), handle: immersive },
  { path: '/matches/view/:id', element: screen(spectator), handle: immersive },
  { path: '/matches/:matchId/:setNumber/:legNumber', element: screen(leg) },
  { path: '/match/*', element: <RedirectMatch /> },
  { path: '/privacy', element: screen(async () => (await legal()).PrivacyScreen) },
  { path: '/imprint', element: screen(async () => (await legal()).ImprintScreen) },
  { path: '/terms', element: screen(async () => (await legal()).TermsScreen) },
  { path: '*', element: <NotFoundScreen /> },
];
