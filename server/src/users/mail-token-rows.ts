import type { WriteTx } from '../platform/db/database.ts';
import type { UserTokensTable } from '../platform/db/tables/people-tables.ts';
import { hashToken, newSecretToken } from '../platform/identity/secret-token.ts';

type Kind = UserTokensTable['kind'];

/** Secret tokens sent by mail. Whoever has the token owns the mailbox. */
export const mailTokenRows = {
  /** Creates a token. Earlier ones still work until they expire, because their mail may arrive late. */
  make: async (
    { q }: WriteTx,
    { userId, kind, expiresAt }: { readonly userId: string; readonly kind: Kind; readonly expiresAt: number },
  ): Promise<string> => {
    const token = newSecretToken();
    await q
      .insertInto('user_tokens')
      .values({ token_hash: hashToken(token), user_id: userId, kind, expires_at: expiresAt })
      .execute();
    return token;
  },

  /** Finds the user and expiry (ms since 1970) of a token and locks its row until the end of the transaction. */
  find: async (
    tx: WriteTx,
    token: string,
    kind: Kind,
  ): Promise<{ readonly userId: string; readonly expiresAt: number } | null> => {
    const row = await tx
      .lockRows(
        tx.q
          .selectFrom('user_tokens')
          .select(['user_id', 'expires_at'])
          .where('token_hash', '=', hashToken(token))
          .where('kind', '=', kind),
      )
      .executeTakeFirst();
    return row === undefined ? null : { userId: row.user_id, expiresAt: row.expires_at };
  },

  /** Deletes all tokens of these kinds of the user. */
  removeAll: async ({ q }: WriteTx, userId: string, kinds: readonly Kind[]): Promise<void> => {
    await q
      .deleteFrom('user_tokens')
      .where('user_id', '=', userId)
      .where('kind', 'in', [...kinds])
      .execute();
  },
};
