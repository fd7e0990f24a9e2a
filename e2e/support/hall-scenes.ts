import type { Page } from 'playwright-core';
import { enterAs, type Scene } from './scene.ts';
import type { SharedServer } from './shared.ts';
import type { Club } from './teams.ts';
import {
  createBoards,
  foundTournamentTeam,
  readTournament,
  startTournament,
  tournamentMatches,
} from './tournaments.ts';

/** A hall of eight boards: one is broken, matches run and are called, and everybody else waits. */
const openHall = async (
  server: SharedServer,
): Promise<{
  readonly club: Club;
  readonly id: string;
  /** Of somebody who is called, and of somebody who waits. */
  readonly names: readonly string[];
  readonly boardIds: readonly string[];
}> => {
  const club = await foundTournamentTeam(server, 'DC Treffpunkt Gera');
  const { api } = club.chief;
  const boardIds = await createBoards(club, 8);
  const id = await startTournament(
    club,
    { name: 'Hallenpokal', mode: 'single-knockout-with-group-stage', setup: { assignCaller: true } },
    20,
  );
  const callTo = (matchId: string | null, board: number) =>
    api.call(`PATCH /events/${id}/matches/${matchId}/call`, { boardId: boardIds[board] });
  const first = (await tournamentMatches(club.chief, id)).filter(({ matchDay }) => matchDay === 1);
  for (const [board, { matchId }] of first.slice(0, 5).entries()) {
    await callTo(matchId, board);
    if (board < 3) await api.startMatch(matchId ?? '');
  }
  await api.call(`PATCH /teams/${club.teamId}/boards/${boardIds[5]}/break`, { running: 'stay' });
  const onBoards = async () => {
    const ids = first.slice(0, 5).map(({ matchId }) => matchId);
    return (await tournamentMatches(club.chief, id)).filter(({ matchId }) => ids.includes(matchId));
  };
  const busy = new Set(
    (await onBoards()).flatMap(({ slots, caller }) => [
      caller,
      ...slots.map((slot) => (slot.kind === 'entrant' ? slot.entrant : null)),
    ]),
  );
  const { participants = [] } = await readTournament(club.chief, id);
  const free = participants.filter((entry) => !busy.has(entry.id));
  const say = (index: number, said: object) =>
    api.call(`PATCH /events/${id}/attendance`, { entrant: free[index]?.id, ...said });
  await say(0, { presence: 'expected', comingAt: Date.now() + 40 * 60_000 });
  await say(1, { pauseMinutes: 10 });
  await say(2, { isCaller: false });
  await say(3, { presence: 'gone' });
  const report = (entrant: string | undefined, says: 'here' | 'leaving') =>
    api.call(`POST /events/${id}/reports`, { entrant, says });
  await report(free[0]?.id, 'here');
  await report(free[4]?.id, 'leaving');
  const called = first[3]?.slots[0];
  const family = new Set([called?.kind === 'entrant' ? called.entrant : '', free[5]?.id]);
  const names = participants.flatMap(({ id: entrant, participant }) =>
    participant.type === 'single' && family.has(entrant)
      ? [`${participant.player.firstName} ${participant.player.lastName}`]
      : [],
  );
  return { club, id, names, boardIds };
};

/** The scenes of a hall. */
export const hallScenes = (serverOf: () => SharedServer): readonly Scene[] => {
  let opened: ReturnType<typeof openHall> | undefined;
  const hall = () => {
    opened ??= openHall(serverOf());
    return opened;
  };
  const bind = async (page: Page, board: number): Promise<void> => {
    const { club, boardIds } = await hall();
    const code = `POST /teams/${club.teamId}/boards/${boardIds[board]}/tablet-code`;
    const made = (await club.chief.api.call(code)) as { readonly code: string };
    await page.goto(`/board/${made.code}`);
    await page.getByRole('button', { name: 'Verbinden' }).waitFor();
  };
  const enter = async (page: Page, board: number, seen: RegExp): Promise<void> => {
    await bind(page, board);
    await page.getByRole('button', { name: 'Verbinden' }).click();
    await page.getByText(seen).first().waitFor();
  };
  const openCockpit = async (page: Page): Promise<void> => {
    const { club, id } = await hall();
    await enterAs(page, club.chief);
    await page.goto(`/tournaments/${id}/cockpit`);
  };
  const openAsPlayer = async (page: Page, count: number): Promise<void> => {
    const { id, names } = await hall();
    await page.goto(`/tournaments/${id}`);
    const ways = ['Das bin ich', 'Noch jemand auf diesem Handy'] as const;
    for (const [index, name] of names.slice(0, count).entries()) {
      await page.getByRole('button', { name: ways[index] ?? ways[1] }).click();
      await page.getByRole('searchbox', { name: 'Name suchen' }).fill(name);
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('region', { name: `Für ${name}` }).waitFor();
    }
  };
  return [
    {
      name: 'me-ask',
      show: async (page) => {
        await openAsPlayer(page, 0);
        await page.getByRole('button', { name: 'Das bin ich' }).waitFor();
      },
    },
    {
      name: 'me-search',
      show: async (page) => {
        await openAsPlayer(page, 0);
        await page.getByRole('button', { name: 'Das bin ich' }).click();
        await page.getByRole('searchbox', { name: 'Name suchen' }).waitFor();
      },
    },
    {
      name: 'me-called',
      show: async (page) => {
        await openAsPlayer(page, 2);
        await page.getByText(/^Du bist dran/).waitFor();
        await page.getByText(/^Dein nächstes Spiel: /).waitFor();
      },
    },
    { name: 'tablet-bind', show: (page) => bind(page, 3) },
    { name: 'tablet-called', show: (page) => enter(page, 3, /^Es fehlt noch/) },
    { name: 'tablet-running', show: (page) => enter(page, 0, /^Weiterschreiben/) },
    { name: 'tablet-free', show: (page) => enter(page, 6, /^Hier ist gerade frei/) },
    {
      name: 'tablet-code',
      show: async (page) => {
        const { club } = await hall();
        await enterAs(page, club.chief);
        await page.goto('/team-lounge');
        await page.getByRole('button', { name: 'Board 4 ändern', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Tablet verbinden' }).click();
        await page.getByRole('dialog').getByRole('img').waitFor();
      },
    },
    {
      name: 'hall-boards',
      show: async (page) => {
        await page.goto(`/tournaments/${(await hall()).id}/hall?show=boards`);
        await page.getByRole('table').waitFor();
      },
    },
    {
      name: 'hall-forecast',
      show: async (page) => {
        await page.goto(`/tournaments/${(await hall()).id}/hall?show=forecast`);
        await page.getByText(/Ende /).waitFor();
      },
    },
    {
      name: 'hall-call',
      show: async (page) => {
        const { club, id } = await hall();
        await page.goto(`/tournaments/${id}/hall?show=tables`);
        await page.getByRole('table').first().waitFor();
        const [call] = (
          (await club.chief.api.call(`GET /events/${id}/hall`)) as { calls: { matchId: string }[] }
        ).calls;
        await club.chief.api.call(`PATCH /events/${id}/matches/${call?.matchId}/call/repeat`, { calls: 2 });
        await page.getByText(/Zweiter Aufruf: /).waitFor();
      },
    },
    {
      name: 'cockpit',
      show: async (page) => {
        await openCockpit(page);
        await page
          .getByText(/^gerufen · /)
          .first()
          .waitFor();
        await page.getByText(/Ende /).waitFor();
      },
    },
    {
      name: 'cockpit-people',
      show: async (page) => {
        await openCockpit(page);
        await page.getByText(/^kommt um /).scrollIntoViewIfNeeded();
      },
    },
  ];
};
