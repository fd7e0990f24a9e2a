import { describe, expect, it } from 'vitest';
import { newerOf } from './matches.ts';

describe('newerOf', () => {
  const revision = (state: { revision: number }) => state.revision;

  it('does not replace the known state by an older answer', () => {
    expect(newerOf({ revision: 5 }, { revision: 4 }, revision)).toEqual({ revision: 5 });
    expect(newerOf({ revision: 5 }, { revision: 6 }, revision)).toEqual({ revision: 6 });
    expect(newerOf(undefined, { revision: 1 }, revision)).toEqual({ revision: 1 });
  });
});
