import type { MatchPlatform } from './matches/settle-match.ts';
import type { ExportMore } from './matches/transfer/export-own-data.ts';
import { allNouns } from './nouns.ts';

/** What the nouns beside matches know about a caller, for the export of own data, in the order of the nouns. */
export const exportHooks =
  (platform: MatchPlatform): ExportMore =>
  async (actor) => {
    const found = [];
    for (const noun of allNouns) found.push(await noun.exportOwn?.(platform, actor));
    return Object.assign({}, ...found);
  };
