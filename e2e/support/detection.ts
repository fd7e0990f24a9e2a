import type { MatchEntity } from '@neundarter/contract/entities/match';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import {
  type BoardSimulator,
  startBoardSimulator,
} from '../../tools/board-simulator/start-board-simulator.ts';
import { DetectionPage } from '../pages/detection-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { type Account, giveRole, makeAdmin, registerUser } from './accounts.ts';
import { expectSoon } from './expect-soon.ts';
import { type SeededMatch, seedMatch } from './matches.ts';
import type { Device, Testbed } from './testbed.ts';

type Throws = MatchEntity['props']['sets'][number]['legs'][number]['throws'];

type OpenOptions = {
  readonly kind?: 'standard' | 'autodarts';
  readonly viewport?: { readonly width: number; readonly height: number };
};

/** A user with the right to use a board that detects darts. */
export async function registerDetecting(server: Testbed['server']): Promise<Account> {
  const admin = await makeAdmin(server, await registerUser(server, { firstName: 'Chef' }));
  return giveRole(admin, await registerUser(server), 'adrs-enabled');
}

/** Settings of the device, stored only if there are none yet: a reload must not undo a choice. */
const presetSettings = ({ context }: Device, settings: Readonly<Record<string, unknown>>) =>
  context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
  }, settings);

/** A simulated board for every test of a file, and a user with the role who plays beside it. */
export function useSimulatedBoard(testbed: Testbed) {
  let account: Account;
  let board: BoardSimulator;
  beforeAll(async () => {
    account = await registerDetecting(testbed.server);
  });
  beforeEach(async () => {
    const ports = { standard: 0, socket: 0, autodarts: 0 };
    board = await startBoardSimulator({ ports, speed: Number.POSITIVE_INFINITY });
  });
  afterEach(() => board.stop());

  /** A match of the account beside the board, which is ready. */
  const openMatch = async (seeded: SeededMatch = {}, { kind = 'standard', ...options }: OpenOptions = {}) => {
    const matchId = await seedMatch(account.api, seeded);
    // The simulated board uses other ports than the policy of the page allows.
    const device = await testbed.openDevice({ account, bypassCSP: true, ...options });
    await presetSettings(device, {
      'adrs-available': true,
      'adrs-hostname': board.hostOf(kind),
      'adrs-board-kind': kind,
    });
    const { page, complaints } = device;
    const detection = await new DetectionPage(page).open(matchId);
    await expectSoon(() => detection.state()).toBe('Ready Throw');
    return { page, detection, scorer: new ScorerPage(page), matchId, complaints };
  };
  const readMatch = (id: string) => account.api.readMatch(id);
  const throwsOf = async (id: string): Promise<Throws> =>
    (await readMatch(id)).props.sets.flatMap((set) => set.legs.flatMap((leg) => leg.throws));
  return {
    get account() {
      return account;
    },
    get board() {
      return board;
    },
    openMatch,
    readMatch,
    throwsOf,
    scoresOf: async (id: string) => (await throwsOf(id)).map(({ score }) => score),
  };
}
