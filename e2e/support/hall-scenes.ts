import { newId } from './api.ts';
import { enterAs, type Scene } from './scene.ts';
import type { Club } from './teams.ts';
import { foundTournamentTeam, readTournament, startTournament, tournamentMatches } from './tournaments.ts';
import type { SharedServer } from './worlds.ts';

/** A hall of eight boards: one is broken, matches run and are called, and everybody else waits. */
const openHall = async (server: SharedServer): Promise<{ readonly club: Club; readonly id: string }> => {
  const club = await foundTournamentTeam(server, 'DC Treffpunkt Gera');
  const { api } = club.chief;
  const boards = Array.from({ length: 8 }, (_, index) => ({ id: newId(), name: `Board ${index + 1}` }));
  await api.call(`POST /teams/${club.teamId}/boards`, { boards });
  const id = await startTournament(
    club,
    { name: 'Hallenpokal', mode: 'single-knockout-with-group-stage', setup: { assignCaller: true } },
    20,
  );
  const callTo = (matchId: string | null, board: number) =>
    api.call(`PATCH /events/${id}/matches/${matchId}/call`, { boardId: boards[board]?.id });
  const first = (await tournamentMatches(club.chief, id)).filter(({ matchDay }) => matchDay === 1);
  for (const [board, { matchId }] of first.slice(0, 5).entries()) {
    await callTo(matchId, board);
    if (board < 3) await api.startMatch(matchId ?? '');
  }
  await api.call(`PATCH /teams/${club.teamId}/boards/${boards[5]?.id}/break`, { running: 'stay' });
  const busy = new Set(
    first
      .slice(0, 5)
      .flatMap(({ slots, caller }) => [
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
  return { club, id };
};

/** The scenes of a hall. */
export const hallScenes = (serverOf: () => SharedServer): readonly Scene[] => {
  let opened: ReturnType<typeof openHall> | undefined;
  return [
    {
      name: 'cockpit',
      show: async (page) => {
        opened ??= openHall(serverOf());
        const { club, id } = await opened;
        await enterAs(page, club.chief);
        await page.goto(`/tournaments/${id}/cockpit`);
        await page
          .getByText(/^gerufen · /)
          .first()
          .waitFor();
      },
    },
    {
      name: 'cockpit-people',
      show: async (page) => {
        opened ??= openHall(serverOf());
        const { club, id } = await opened;
        await enterAs(page, club.chief);
        await page.goto(`/tournaments/${id}/cockpit`);
        await page.getByText(/^kommt um /).scrollIntoViewIfNeeded();
      },
    },
  ];
};
