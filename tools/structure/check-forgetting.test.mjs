import { expect, it } from 'vitest';
import { checkForgetting } from './check-forgetting.mjs';

const tables = 'server/src/platform/db/tables';

/** @param {{ row: string, door: string, noun?: string }} given */
const findingsOf = ({ row, door, noun = 'notes' }) =>
  checkForgetting(
    /** @type {any} */ ({
      sources: [
        { path: `${tables}.ts`, text: '  readonly rows: RowsTable;\n  readonly others: OthersTable;\n' },
        {
          path: `${tables}/some-tables.ts`,
          text: `export type OthersTable = {\n  readonly id: string;\n};\n\nexport type RowsTable = {\n  ${row}\n};\n`,
        },
        { path: `server/src/${noun}/store.ts`, text: "q.insertInto('rows'); q.insertInto('others');" },
        { path: `server/src/${noun}/${noun}.ts`, text: door },
      ],
    }),
  );

const finding = 'server/src/notes/notes.ts: has no forgetPlayer or forgetUser, but rows is about people';

it.each(['user_id', 'player_id', 'starting_player_id', 'caller_id', 'email'])(
  'a noun that stores a %s has to forget it',
  (column) => {
    const row = `readonly ${column}: string;`;
    expect(findingsOf({ row, door: 'handlers' })).toEqual([finding]);
    expect(findingsOf({ row, door: '  forgetUser: forgetNotes,' })).toEqual([]);
    expect(findingsOf({ row, door: '  forgetPlayer: { last }' })).toEqual([]);
  },
);

it('a noun without rows of people forgets nobody, and some have a reason', () => {
  expect(findingsOf({ row: 'readonly id: string;', door: 'handlers' })).toEqual([]);
  expect(findingsOf({ row: 'readonly player_id: string;', door: 'handlers', noun: 'news' })).toEqual([]);
});
