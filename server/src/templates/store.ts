import type { MoneySettings } from '@neundarter/contract/entities/money/money';
import type { TournamentTemplate } from '@neundarter/contract/routes/templates';
import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { ChosenBoard } from '../boards/event-board-rows.ts';
import type { EventRecord } from '../events/stored-event.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';

/** Everything that is set about a tournament before people take part. */
export type TournamentSettings = Pick<
  EventRecord['props'],
  'description' | 'location' | 'isPublic' | 'isSearchable' | 'startDateTime' | 'endDateTime'
> & {
  readonly config: TournamentSetup;
  readonly money: MoneySettings;
  /** Empty: all of the hall. */
  readonly boards: readonly ChosenBoard[];
};

export type StoredTemplate = {
  readonly id: string;
  readonly teamId: string;
  readonly name: string;
  readonly settings: TournamentSettings;
};

const selectRows = (q: Queries) =>
  q.selectFrom('tournament_templates').select(['id', 'team_id', 'name', 'settings']);
type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

const templateOf = ({ id, team_id, name, settings }: Row): StoredTemplate => ({
  id,
  teamId: team_id,
  name,
  settings: JSON.parse(settings) as TournamentSettings,
});

/** A template as its organisers see it. */
export const describeTemplate = ({ id, teamId, name, settings }: StoredTemplate): TournamentTemplate => ({
  id,
  teamId,
  name,
  tournamentMode: settings.config.tournamentMode,
  startDateTime: settings.startDateTime,
});

/** Rows of templates. The team is locked whenever one is inserted. */
export const templateRows = {
  find: async (q: Queries, id: string): Promise<StoredTemplate | null> => {
    const row = await selectRows(q).where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : templateOf(row);
  },
  /** By name. */
  findOfTeam: async (q: Queries, teamId: string): Promise<readonly StoredTemplate[]> =>
    (await selectRows(q).where('team_id', '=', teamId).orderBy('name').orderBy('id').execute()).map(
      templateOf,
    ),
  countOfTeam: async (q: Queries, teamId: string): Promise<number> => {
    const { count } = await q
      .selectFrom('tournament_templates')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('team_id', '=', teamId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  /** Returns `false` if the id is taken. */
  insert: async ({ q }: WriteTx, { id, teamId, name, settings }: StoredTemplate): Promise<boolean> => {
    const result = await q
      .insertInto('tournament_templates')
      .values({ id, team_id: teamId, name, settings: JSON.stringify(settings) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  },
  rename: async ({ q }: WriteTx, { id, name }: { readonly id: string; readonly name: string }) => {
    await q.updateTable('tournament_templates').set({ name }).where('id', '=', id).execute();
  },
  remove: async ({ q }: WriteTx, id: string): Promise<void> => {
    await q.deleteFrom('tournament_templates').where('id', '=', id).execute();
  },
};
