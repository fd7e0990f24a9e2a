import type { Page } from 'playwright-core';
import type { Target } from '../../tools/board-simulator/simulated-board.ts';
import {
  type BoardSimulator,
  startBoardSimulator,
} from '../../tools/board-simulator/start-board-simulator.ts';
import { DetectionPage } from '../pages/detection-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { type Account, giveRole, makeAdmin, registerUser } from './accounts.ts';
import { seedMatchWithDarts } from './dart-matches.ts';
import { guestSide, scores, seedMatch } from './matches.ts';
import { enterAs, type Scene } from './scene.ts';
import type { SharedServer } from './shared.ts';

const registerWith = async (server: SharedServer, role: 'adrs-enabled' | 'scorer-analyzer') =>
  giveRole(await makeAdmin(server, await registerUser(server)), await registerUser(server), role);

const sides = () => [guestSide('Michaela Brandstetter'), guestSide('Jan')] as const;

/** Scenes of the screens with a simulated board that detects darts. */
export const detectionScenes = (serverOf: () => SharedServer): readonly Scene[] => {
  const besideBoard = async (
    page: Page,
    work: (board: BoardSimulator, account: Account) => Promise<void>,
  ) => {
    const board = await startBoardSimulator({ ports: { standard: 0, socket: 0, autodarts: 0 } });
    const account = await registerWith(serverOf(), 'adrs-enabled');
    await enterAs(page, account, { 'adrs-available': true, 'adrs-hostname': board.hostOf('standard') });
    // The board runs until the page is closed.
    page.once('close', () => void board.stop());
    await work(board, account);
  };
  const detecting = (page: Page, darts: readonly Target[]) => {
    const detection = new DetectionPage(page);
    return besideBoard(page, async (board, account) => {
      const turns = scores(100, 60, 140, 85, 45, 81, 95);
      await detection.open(await seedMatch(account.api, { sides: sides(), turns }));
      await detection.pad.getByText('Bereit · Werfen').waitFor();
      for (const dart of darts) board.throwDart(dart);
      await detection
        .slot(darts.length as 1 | 2 | 3)
        .getByText('Korrigieren')
        .waitFor();
    });
  };
  return [
    {
      name: 'setup-detection',
      isLong: true,
      show: (page) =>
        besideBoard(page, async () => {
          await page.goto('/matches/new');
          await page.getByRole('button', { name: 'Verbindung testen' }).click();
          await page.getByText('Bereit · Werfen').waitFor();
        }),
    },
    { name: 'scorer-detection', show: (page) => detecting(page, ['T20', 'S5']) },
    { name: 'scorer-detection-full', show: (page) => detecting(page, ['T20', 'B', 'D16']) },
    {
      name: 'scorer-correction',
      show: async (page) => {
        await detecting(page, ['T20', { rMm: 106, thetaDeg: 7 }]);
        await new DetectionPage(page).correct(2);
      },
    },
    {
      name: 'summary-analysis',
      isLong: true,
      show: async (page) => {
        const account = await registerWith(serverOf(), 'scorer-analyzer');
        await enterAs(page, account, { 'analysis-mode': true });
        const { id } = await seedMatchWithDarts(account.api, { sides: sides(), config: { legsToWinSet: 2 } });
        await new SummaryPage(page).open(id);
        await page.getByRole('radio', { name: 'Heatmap' }).check();
      },
    },
    {
      name: 'leg-analysis',
      isLong: true,
      show: async (page) => {
        const account = await registerWith(serverOf(), 'scorer-analyzer');
        await enterAs(page, account, { 'analysis-mode': true });
        const { id } = await seedMatchWithDarts(account.api, { sides: sides(), config: { legsToWinSet: 1 } });
        await page.goto(`/matches/${id}/1/1`);
        await page.getByRole('heading', { name: 'Dart-Analyse' }).waitFor();
      },
    },
  ];
};
