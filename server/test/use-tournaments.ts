import { beforeAll } from 'vitest';
import { lazy } from './lazy.ts';
import { createOrganiser, type TournamentScene, tournamentCalls } from './tournament-scene.ts';
import { type UsedApp, useApp } from './use-app.ts';

export type UsedTournaments = UsedApp & {
  readonly scene: TournamentScene;
  /** Calls about tournaments of its organiser. */
  readonly calls: ReturnType<typeof tournamentCalls>;
};

/** A server with a team that may use tournaments, for all tests of a `describe`. */
export function useTournaments(...given: Parameters<typeof useApp>): UsedTournaments {
  const used = useApp(...given);
  let scene: TournamentScene;
  let calls: ReturnType<typeof tournamentCalls>;

  beforeAll(async () => {
    scene = await createOrganiser(used.app);
    calls = tournamentCalls(used.call, scene);
  });

  return { ...used, scene: lazy(() => scene), calls: lazy(() => calls) };
}
