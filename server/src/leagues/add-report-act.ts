import type { LeagueReport, NewReportDeed } from '@neundarter/contract/entities/league/league-report';
import { maxActsOfReport } from '@neundarter/contract/limits';
import {
  checkReportDeed,
  openObjections,
  type ReportDeed,
  reopensReport,
} from '@neundarter/rules/league/report';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { resultOf } from '@neundarter/rules/matchday/result';
import { ok, refused } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { undoSignatures } from '../matchdays/course/undo-signatures.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { checkDeciding, lockUsableReport, type ReportCommand, type UsableReport } from './access.ts';
import { findAct, insertAct, type StoredDeed } from './act-rows.ts';
import { describeReport } from './describe-reports.ts';

type ActPlatform = Pick<EventPlatform, 'db' | 'clock' | 'announce' | 'rights'>;

type NewAct = ReportCommand & { readonly actId: string; readonly deed: NewReportDeed };

/** The deed as the rules know it. */
const storedOf = (deed: NewReportDeed, { league, report }: UsableReport): StoredDeed => {
  const ruled = { kind: 'ruled', side: null, result: null } as const;
  switch (deed.kind) {
    case 'objected':
    case 'reopened':
      return deed;
    case 'checked':
      return { kind: 'checked', reason: deed.reason ?? null, result: report.facts.result };
    case 'rescored': {
      const { games, legs, points, reason } = deed;
      return { ...ruled, ruling: deed.kind, result: { games, legs, points }, reason };
    }
    case 'absent': {
      const { side, reason } = deed;
      const result = resultOf(formatOf(league), { games: [], forfeitedBy: side });
      return { ...ruled, ruling: deed.kind, side, result, reason };
    }
    case 'cancelled':
      return { ...ruled, ruling: deed.kind, reason: deed.reason };
  }
};

/** Sides act for themselves, everything else is up to the office. */
const checkAuthor = (deed: NewReportDeed, usable: UsableReport): Outcome<true> => {
  const side = deed.kind === 'objected' ? deed.side : deed.kind === 'reopened' ? deed.by : 'office';
  if (side === 'office') return checkDeciding(usable);
  return usable.ownSides.includes(side) ? ok(true) : refused('error.insufficient-permissions');
};

/** Whether it is said already and waits: then there is nothing to add. */
const isSaid = (deed: ReportDeed, { facts }: UsableReport['report']): boolean =>
  deed.kind === 'objected' &&
  openObjections(facts).some(({ side, about }) => side === deed.side && about === deed.about);

type Added = { readonly usable: UsableReport; readonly now: number; readonly sent: NewAct };

const add = async (
  platform: ActPlatform,
  tx: WriteTx,
  { usable, now, sent }: Added,
): Promise<Outcome<true>> => {
  const { actId: id, number, actor } = sent;
  const { league, report } = usable;
  const content = storedOf(sent.deed, usable);
  const by = describeActor(actor).id;
  const known = await findAct(tx.q, id);
  if (known !== null) {
    const isSame = known.leagueId === league.id && known.fixture === number && known.madeBy === by;
    return isSame && known.content.kind === content.kind ? ok(true) : refused('error.id-already-exists');
  }
  if (isSaid(content, report)) return ok(true);
  const checked = checkReportDeed(report.facts, content, now);
  if (!checked.ok) return checked;
  if (report.deeds.length >= maxActsOfReport) return refused('error.leagues.too-many-acts');
  await insertAct(tx, { id, leagueId: league.id, fixture: number, content, madeAt: now, madeBy: by });
  const eventId = report.matchday?.eventId;
  if (content.kind === 'reopened' && eventId !== undefined && reopensReport(report.facts, content.by))
    await undoSignatures(platform, tx, { eventId, at: now, by, reason: content.reason });
  return ok(true);
};

/**
 * Adds an act to the report of a fixture: of a side that the caller leads, or of the office. A repeat adds nothing, and so
 * does an objection while an equal one waits. Refusals: those of `lockUsableReport`, `checkReportDeed` and `checkDeciding`,
 * `error.id-already-exists`, `error.leagues.too-many-acts`.
 */
export const addReportAct = (platform: ActPlatform, sent: NewAct): Promise<Outcome<LeagueReport>> =>
  platform.db.write(async (tx): Promise<Outcome<LeagueReport>> => {
    const now = platform.clock.now();
    const locked = await lockUsableReport(tx, sent, now);
    if (!locked.ok) return locked;
    const may = checkAuthor(sent.deed, locked.value);
    if (!may.ok) return may;
    const added = await add(platform, tx, { usable: locked.value, now, sent });
    if (!added.ok) return added;
    const after = await lockUsableReport(tx, sent, now);
    if (!after.ok) return after;
    const { rights } = platform;
    return ok(await describeReport(tx.q, after.value, { ...after.value, actor: sent.actor, rights, now }));
  });
