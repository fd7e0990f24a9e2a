import { type Account, createTraining, registerUser } from './accounts.ts';
import { type Api, newId } from './api.ts';
import { createMatchday, foundSides, type MatchdayTeams } from './matchdays.ts';
import { checkout, guestSide, scores, seedMatch } from './matches.ts';
import { askForAgreement } from './online-matches.ts';
import { seedScoringGame } from './scoring-games.ts';
import { addSeries } from './series-tournaments.ts';
import type { SharedServer } from './shared.ts';
import type { Club } from './teams.ts';
import {
  addEntrants,
  addPlayers,
  beginTournament,
  createDraft,
  createTournament,
  entrantNames,
  playRounds,
  startTournament,
  tournamentMatches,
} from './tournaments.ts';

/** An address of the app, and words that stand on its page as soon as it is complete. */
type Visit = readonly [address: string, seen: string];
/** Pages, and who is signed in there: by default nobody. */
type Visits = { readonly account?: Account; readonly pages: readonly Visit[] };

/** Pages below an address, which all show the same words. */
const below = (address: string, ends: readonly string[], seen: string): readonly Visit[] =>
  ends.map((end) => [`${address}/${end}`, seen]);

const pagesForAll: readonly Visit[] = [
  ['/', 'Neues'],
  ['/home', 'Neues'],
  ['/home/events', 'Neues'],
  ['/home/lobby', 'Lobby'],
  ['/login', 'Einloggen'],
  ['/register', 'Registrieren'],
  ['/register/success', 'E-Mail'],
  ['/register/validation-needed', 'E-Mail'],
  ['/register/email-activated', 'E-Mail'],
  ['/register/new-password', 'Ungültiger Link'],
  ['/register/team-invite-activated', 'Team'],
  ['/matches/view/nomatch', 'Match'],
  ['/secure', 'Sichere Adresse'],
  ['/board/abcdefghij0123456789', 'Dieses Gerät gehört zu keinem Board'],
  ['/privacy', 'Datenschutz'],
  ['/imprint', 'Impressum'],
  ['/terms', 'Nutzungsbedingungen'],
  ['/darts', 'Am Board vorbei'],
];

async function matchPages(api: Api): Promise<readonly Visit[]> {
  const sides = [guestSide('Anna'), guestSide('Ben')] as const;
  const config = { startingScore: 101, legsToWinSet: 1 };
  const [running, scheduled, finished] = [
    await seedMatch(api, { sides, turns: scores(60, 100) }),
    await seedMatch(api, { sides, isStarted: false }),
    await seedMatch(api, { sides, config, turns: [...scores(61, 20), checkout(40)] }),
  ];
  return [
    ['/matches', 'Anna'],
    ['/matches/new', 'Match-Konfiguration'],
    [`/matches/${running}`, 'Anna'],
    [`/matches/${scheduled}`, 'Anna'],
    [`/matches/${finished}`, 'Anna'],
    [`/matches/${finished}/1/1`, 'Anna'],
    [`/matches/view/${running}`, 'Anna'],
    [`/match/view/${finished}`, 'Anna'],
  ];
}

async function teamPages({ admin, teamId }: Club): Promise<readonly Visit[]> {
  const event = { teamId, name: 'Dienstag', startsInMs: -1000, isPublic: true };
  const training = `/team-lounge/event/${await createTraining(admin, event)}`;
  return [
    ['/team-lounge', 'Dienstag'],
    ...['games', 'table', 'highlights', 'stats'].map(
      (tab) => [`${training}?tab=${tab}`, 'Dienstag'] as const,
    ),
    [`${training}/live`, 'Dienstag'],
    [`${training}/hall`, 'Dienstag'],
  ];
}

const matchdayPages = async (teams: MatchdayTeams): Promise<readonly Visit[]> => {
  const matchday = `/team-lounge/event/${await createMatchday(teams)}`;
  return [
    [matchday, 'Gast'],
    [`${matchday}?tab=lineups`, 'Gast'],
    [`${matchday}/guests`, 'Für deine Mannschaft teilnehmen'],
  ];
};

const single = { mode: 'single-knockout' } as const;

/** Tournaments before their start. */
async function setUpPages(club: Club): Promise<readonly Visit[]> {
  const { chief } = club;
  const draft = await createDraft(club, 'Entwurfspokal');
  const open = await createTournament(club, { ...single, name: 'Offener Pokal' });
  const closed = await createTournament(club, { ...single, name: 'Voller Pokal' });
  for (const id of [open, closed]) await addEntrants(chief, id, entrantNames(8));
  await chief.api.call(`PATCH /events/${closed}/close`);
  await chief.api.call(`POST /events/${open}/competitions`, { id: newId(), name: 'Offener Damenpokal' });
  return [
    [`/tournaments/${draft}/admin`, 'Entwurfspokal'],
    ...below(
      `/tournaments/${draft}/admin`,
      ['general', 'participants', 'mode', 'boards', 'publish'],
      'Entwurfspokal',
    ),
    [`/tournaments/${open}/admin/close`, 'Offener Pokal'],
    [`/tournaments/${closed}/admin/start`, 'Voller Pokal'],
    ...below(`/tournaments/${open}`, ['introduction', 'register', 'live'], 'Offener Pokal'),
    [`/tournaments/${open}/competitions`, 'Offener Damenpokal'],
  ];
}

/** Starts as many matches whose sides are known. */
async function startReadyMatches(account: Account, id: string, count: number): Promise<void> {
  const ready = (await tournamentMatches(account, id)).filter(({ status }) => status === 'ready');
  for (const { matchId } of ready.slice(0, count)) await account.api.startMatch(matchId ?? '');
}

/** A running tournament. */
async function coursePages(
  club: Club,
): Promise<{ readonly running: string; readonly pages: readonly Visit[] }> {
  const { chief } = club;
  const running = await startTournament(
    club,
    {
      mode: 'double-knockout-with-group-stage',
      name: 'Laufpokal',
      groups: { noOfGroups: 2, noOfQualifiers: 4 },
    },
    12,
  );
  await playRounds(chief, running, 1);
  await startReadyMatches(chief, running, 3);
  const groups = ['groups', 'groups/all', 'groups/matchdays'];
  const others = [
    'participants',
    'knockout',
    'knockout?view=screen',
    'highlights',
    'management',
    'cockpit',
    'cockpit/money',
    'hall',
    'series',
    'live',
  ];
  return { running, pages: below(`/tournaments/${running}`, [...groups, ...others], 'Laufpokal') };
}

/** What is on paper, and what stays: a result, a series, and the figures of a player. */
async function keptPages(club: Club, running: string): Promise<readonly Visit[]> {
  const { chief } = club;
  const finished = await createTournament(club, { ...single, name: 'Endpokal' });
  await addEntrants(chief, finished, entrantNames(7));
  await addPlayers(chief, finished, [chief.playerId]);
  await beginTournament(chief, finished);
  await playRounds(chief, finished, 4);
  const series = await addSeries(club, { name: 'Wintercup', eventIds: [running, finished] });
  const league = newId();
  const props = { teamId: club.teamId, name: 'Kreisliga', season: '2027', isPublic: true };
  await chief.api.call('POST /leagues/', { id: league, props });
  return [
    [`/leagues/${league}`, 'Kreisliga'],
    [`/leagues/${league}/admin`, 'Kreisliga'],
    ...below(
      `/tournaments/${running}/print`,
      ['check-in', 'pin', 'score', 'groups', 'folder', 'money'],
      'Laufpokal',
    ),
    ...below(`/tournaments/${finished}`, ['result', 'print/result', 'print/averages'], 'Endpokal'),
    [`/tournaments/${finished}/stats/${chief.playerId}`, 'Endpokal'],
    [`/series/${series}`, 'Wintercup'],
    ...below(`/series/${series}/admin`, ['general', 'points', 'tournaments'], 'Wintercup'),
    ['/me/stats', 'Statistik'],
    ['/players/me/stats', 'Statistik'],
    [`/players/${chief.playerId}/stats`, 'Tessa'],
    [`/players/${chief.playerId}/stats/${finished}`, 'Endpokal'],
    [`/players/${chief.playerId}/matches`, 'Tessa'],
  ];
}

const accountPages = async ({ chief, mate }: Club): Promise<readonly Visit[]> => [
  ['/account', 'Mein Konto'],
  ['/confirm', 'Code vom anderen Gerät'],
  [`/confirm/${await askForAgreement(mate)}`, 'Uwe Krause möchte dich'],
  ['/practice-room', 'Practice Room'],
  [`/practice-room/scoring-games/${await seedScoringGame(chief.api, {})}`, '20'],
];

/** Every address of the app, by who goes there. */
export async function everyAddress(server: SharedServer, club: Club) {
  const { admin, chief, teamId } = club;
  const props = { content: '# Sommerfest', date: Date.now(), status: 'published' };
  await admin.api.call('POST /news/', { id: newId(), props });
  const boards = ['Board 1', 'Board 2'].map((name) => ({ id: newId(), name }));
  await admin.api.call(`POST /teams/${teamId}/boards`, { boards });
  const teams = await foundSides(server, ['Heim', 'Gast']);
  const course = await coursePages(club);
  return {
    guest: { pages: pagesForAll },
    // Whoever has no name yet is asked for it.
    newcomer: {
      account: await registerUser(server, { firstName: '' }),
      pages: [['/register/first-name', 'Vorname']],
    },
    captain: { account: teams.home.chief, pages: await matchdayPages(teams) },
    player: {
      account: chief,
      pages: [...(await matchPages(chief.api)), ...(await teamPages(club)), ...(await accountPages(club))],
    },
    founder: { account: chief, pages: await setUpPages(club) },
    organiser: { account: chief, pages: course.pages },
    keeper: { account: chief, pages: await keptPages(club, course.running) },
    admin: {
      account: admin,
      pages: [
        ['/home/news', 'Sommerfest'],
        ['/admin', 'Administration'],
        [`/admin/teams/${teamId}`, 'Bulls'],
      ],
    },
  } satisfies { readonly [who: string]: Visits };
}
