import type { DemoServer } from './demo-server.ts';
import type { Account } from './join-club.ts';
import { stories } from './news.ts';

const dayMs = 24 * 60 * 60_000;

type Editor = {
  readonly server: DemoServer;
  /** Token of a platform admin. */
  readonly token: string;
  readonly accounts: readonly Account[];
  readonly newId: () => string;
  readonly now: number;
};

/** Publishes the club's news, and adds one draft. */
export const writeNews = async ({ server, token, accounts, newId, now }: Editor): Promise<void> => {
  for (const { daysAgo, author, status, content } of stories) {
    const account = accounts.find(({ person }) => person === author);
    const props = {
      content,
      status,
      date: now - daysAgo * dayMs,
      author:
        account === undefined
          ? ({ type: 'product' } as const)
          : ({ type: 'player', id: account.playerId } as const),
    };
    await server.call('POST /news/', { token, body: { id: newId(), props } });
  }
};
