import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { latePart } from '../ui/late-part.tsx';
import { Redirect } from '../ui/redirect.tsx';
import { CrashPage } from './crash-page.tsx';
import { type FrameHandle, matchOfPath } from './frame-handle.ts';
import { Guard } from './guard.tsx';
import { GuestsOnly } from './guests-only.tsx';
import { RedirectMatch } from './redirect-match.tsx';
import { RedirectOwnStats } from './redirect-own-stats.tsx';

const immersive: FrameHandle = { frame: 'immersive' };

/** Every screen is a separate chunk, loaded at its first visit. A missing one appears as soon as it can be loaded. */
const screen = (load: () => Promise<ComponentType>) => {
  const Screen = latePart(load, CrashPage);
  return <Screen />;
};

/** A screen for users only. */
const guarded = (load: () => Promise<ComponentType>) => <Guard>{screen(load)}</Guard>;

const home = () => import('../screens/home/home-screen.tsx');
const hub = async () => (await import('../screens/match-hub/match-hub-screen.tsx')).MatchHubScreen;
const setup = async () => (await import('../screens/match-setup/match-setup-screen.tsx')).MatchSetupScreen;
const match = async () => (await import('../screens/scorer/match-screen.tsx')).MatchScreen;
const noMatch = async () => (await import('../screens/spectator/no-match-screen.tsx')).NoMatchScreen;
const spectator = async () => (await import('../screens/spectator/spectator-screen.tsx')).SpectatorScreen;
const leg = async () => (await import('../screens/leg-detail/leg-detail-screen.tsx')).LegDetailScreen;
const account = async () => (await import('../screens/account/account-screen.tsx')).AccountScreen;
const login = async () => (await import('../screens/login/login-screen.tsx')).LoginScreen;
const register = async () => (await import('../screens/register/register-screen.tsx')).RegisterScreen;
const confirm = async () => (await import('../screens/confirm/confirm-screen.tsx')).ConfirmScreen;
const registerSuccess = async () =>
  (await import('../screens/register/register-success-screen.tsx')).RegisterSuccessScreen;
const validationNeeded = async () =>
  (await import('../screens/register/validation-needed-screen.tsx')).ValidationNeededScreen;
const emailActivated = async () =>
  (await import('../screens/register/email-activated-screen.tsx')).EmailActivatedScreen;
const firstName = async () => (await import('../screens/register/first-name-screen.tsx')).FirstNameScreen;
const newPassword = async () =>
  (await import('../screens/register/new-password-screen.tsx')).NewPasswordScreen;
const teamInvite = async () => (await import('../screens/register/team-invite-screen.tsx')).TeamInviteScreen;
const board = async () => (await import('../screens/board/board-screen.tsx')).BoardScreen;
const teamLounge = async () =>
  (await import('../screens/team-lounge/team-lounge-screen.tsx')).TeamLoungeScreen;
const event = async () => (await import('../screens/event/event-screen.tsx')).EventScreen;
const eventLive = async () => (await import('../screens/event-live/event-live-screen.tsx')).EventLiveScreen;
const series = async () => (await import('../screens/series/series-screen.tsx')).SeriesScreen;
const seriesAdmin = async () =>
  (await import('../screens/series-admin/series-admin-screen.tsx')).SeriesAdminScreen;
const league = () => import('../screens/league/league-screen.tsx');
const tournament = async () => (await import('../screens/tournament/tournament-screen.tsx')).TournamentScreen;
const tournamentRegister = async () =>
  (await import('../screens/tournament/register/tournament-register-screen.tsx')).TournamentRegisterScreen;
const tournamentPrint = async () =>
  (await import('../screens/tournament/print/tournament-print-screen.tsx')).TournamentPrintScreen;
const tournamentCockpit = async () =>
  (await import('../screens/tournament/cockpit/tournament-cockpit-screen.tsx')).TournamentCockpitScreen;
const hall = async () =>
  (await import('../screens/tournament/hall/tournament-hall-screen.tsx')).TournamentHallScreen;
const tournamentAdmin = async () =>
  (await import('../screens/tournament-admin/tournament-admin-screen.tsx')).TournamentAdminScreen;
const playerStats = () => import('../screens/player-stats/player-stats-screen.tsx');
const playerMatches = async () =>
  (await import('../screens/player-matches/player-matches-screen.tsx')).PlayerMatchesScreen;
const practiceRoom = async () =>
  (await import('../screens/practice-room/practice-room-screen.tsx')).PracticeRoomScreen;
const scoringGame = async () =>
  (await import('../screens/scoring-game/scoring-game-screen.tsx')).ScoringGameScreen;
const admin = async () => (await import('../screens/admin/admin-screen.tsx')).AdminScreen;
const teamAdmin = async () => (await import('../screens/admin/team-admin-screen.tsx')).TeamAdminScreen;
const notFound = async () => (await import('./not-found-screen.tsx')).NotFoundScreen;
const secure = async () => (await import('../screens/secure/secure-screen.tsx')).SecureScreen;
const legal = () => import('../screens/legal/legal-screen.tsx');

/** All addresses of the web app. The handle of a route names its frame; without a handle it is the full frame. */
export const routes: RouteObject[] = [
  { path: '/', element: <Redirect to="/home" /> },
  { path: '/home', element: <Redirect to="/home/news" /> },
  { path: '/home/news', element: screen(async () => (await home()).HomeNewsScreen) },
  { path: '/home/events', element: screen(async () => (await home()).HomeEventsScreen) },
  { path: '/home/lobby', element: screen(async () => (await home()).HomeLobbyScreen) },
  { path: '/matches', element: screen(hub) },
  { path: '/matches/new', element: screen(setup) },
  { path: '/matches/:id', element: screen(match), handle: immersive },
  { path: '/matches/view/nomatch', element: screen(noMatch), handle: immersive },
  { path: '/matches/view/:id', element: screen(spectator), handle: immersive },
  { path: '/matches/:matchId/:setNumber/:legNumber', element: screen(leg) },
  { path: '/match/*', element: <RedirectMatch /> },
  { path: '/account', element: screen(account) },
  { path: '/login', element: <GuestsOnly>{screen(login)}</GuestsOnly> },
  { path: '/register', element: <GuestsOnly>{screen(register)}</GuestsOnly> },
  { path: '/register/success', element: screen(registerSuccess) },
  { path: '/register/validation-needed', element: screen(validationNeeded) },
  { path: '/register/email-activated', element: screen(emailActivated) },
  { path: '/register/first-name', element: screen(firstName) },
  { path: '/register/new-password', element: screen(newPassword) },
  { path: '/register/team-invite-activated', element: screen(teamInvite) },
  { path: '/confirm', element: guarded(confirm) },
  { path: '/confirm/:code', element: guarded(confirm) },
  { path: '/board/:code', element: screen(board), handle: immersive },
  { path: '/team-lounge', element: guarded(teamLounge) },
  { path: '/team-lounge/event/:id/guests?', element: screen(event) },
  { path: '/team-lounge/event/:id/live', element: screen(eventLive), handle: immersive },
  { path: '/team-lounge/event/:id/hall', element: screen(hall), handle: immersive },
  { path: '/series/:id', element: screen(series) },
  { path: '/series/:id/admin/:tab?', element: guarded(seriesAdmin) },
  { path: '/leagues/:id', element: screen(async () => (await league()).LeagueScreen) },
  {
    path: '/leagues/:id/admin',
    element: guarded(async () => (await league()).LeagueAdminScreen),
  },
  { path: '/tournaments/:id/register', element: screen(tournamentRegister) },
  { path: '/tournaments/:id/live', element: screen(eventLive), handle: immersive },
  { path: '/tournaments/:id/hall', element: screen(hall), handle: immersive },
  {
    path: '/tournaments/:eventId/stats/:id',
    element: guarded(async () => (await playerStats()).PlayerEventStatsScreen),
  },
  { path: '/tournaments/:id/*', element: screen(tournament) },
  { path: '/tournaments/:id/print/:sheet', element: guarded(tournamentPrint) },
  { path: '/tournaments/:id/cockpit/:page?', element: guarded(tournamentCockpit) },
  { path: '/tournaments/:id/admin', element: guarded(tournamentAdmin) },
  { path: '/tournaments/:id/admin/:tab/*', element: guarded(tournamentAdmin) },
  { path: '/me/stats', element: <RedirectOwnStats /> },
  {
    path: '/players/me/stats',
    element: guarded(async () => (await playerStats()).OwnStatsScreen),
  },
  {
    path: '/players/:id/stats',
    element: guarded(async () => (await playerStats()).PlayerStatsScreen),
  },
  {
    path: '/players/:id/stats/:eventId',
    element: guarded(async () => (await playerStats()).PlayerEventStatsScreen),
  },
  {
    path: '/players/:id/matches',
    element: guarded(playerMatches),
  },
  { path: '/secure', element: screen(secure) },
  { path: '/practice-room', element: screen(practiceRoom) },
  { path: '/practice-room/scoring-games/:id', element: screen(scoringGame), handle: immersive },
  { path: '/admin', element: screen(admin) },
  { path: '/admin/teams/:teamId', element: screen(teamAdmin) },
  { path: '/privacy', element: screen(async () => (await legal()).PrivacyScreen) },
  { path: '/imprint', element: screen(async () => (await legal()).ImprintScreen) },
  { path: '/terms', element: screen(async () => (await legal()).TermsScreen) },
  { path: '*', element: screen(notFound) },
];

type Loaded = {
  readonly type: { readonly load?: () => void };
  readonly props: { readonly children?: Loaded };
};

/** Begins to load the screen of an address, before React has rendered the frame that asks for it. */
export function loadScreenAt(pathname: string): void {
  const element = matchOfPath(routes, pathname)?.route.element as Loaded | undefined;
  // Guards stand around a screen.
  (element?.props.children ?? element)?.type.load?.();
}
