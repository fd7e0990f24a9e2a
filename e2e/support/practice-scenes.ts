import { PracticeRoomPage, ScoringGamePage } from '../pages/practice-page.ts';
import { registerUser } from './accounts.ts';
import type { Api } from './api.ts';
import { enterAs, type Scene } from './scene.ts';
import { allBut, seedScoringGame } from './scoring-games.ts';
import type { SharedServer } from './shared.ts';

/** The scenes of the practice room. */
export const practiceScenes = (serverOf: () => SharedServer): readonly Scene<[Api]>[] => [
  {
    name: 'practice-room',
    isLong: true,
    show: async (page, api) => {
      await seedScoringGame(api, { hits: 'TSD' });
      await new PracticeRoomPage(page).open();
    },
  },
  {
    name: 'practice-history',
    isLong: true,
    show: async (page) => {
      const account = await registerUser(serverOf());
      const { api, playerId } = account;
      for (const _ of [0, 1, 2, 3]) await seedScoringGame(api, { playerId, hits: allBut(0) });
      await enterAs(page, account);
      const room = await new PracticeRoomPage(page).open();
      await room.games.first().waitFor();
    },
  },
  {
    name: 'scoring-game',
    show: async (page, api) => {
      const hits = 'SSMTSDSSMMSTTSSMSDSSTMSSSMSTSSMSDSSSTM';
      await new ScoringGamePage(page).open(await seedScoringGame(api, { hits }));
    },
  },
  {
    name: 'scoring-keys',
    show: async (page, api) => {
      await new ScoringGamePage(page).open(await seedScoringGame(api));
      await page.keyboard.press('?');
    },
  },
  {
    name: 'scoring-end',
    show: async (page, api) => {
      const game = await new ScoringGamePage(page).open(await seedScoringGame(api, { hits: allBut(1) }));
      await game.hit('Triple');
      await game.endDialog.waitFor();
    },
  },
  {
    name: 'scoring-summary',
    isLong: true,
    show: async (page, api) => {
      const hits = 'SSMTSDSSMMSTTSSMSDSSTMSSSMSTSSMSDSSSTMSSMTTTSSDMS'.repeat(3).slice(0, 100);
      await page.goto(`/practice-room/scoring-games/${await seedScoringGame(api, { hits })}`);
      await new ScoringGamePage(page).summaryTitle.waitFor();
    },
  },
];
