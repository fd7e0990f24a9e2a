import { perParty } from '@neundarter/rules/match/per-party';
import type { Match, PartyIndex, PerParty } from '@neundarter/rules/match/types';
import { summaryOf } from '@neundarter/rules/stats/summary';
import { formatDate, formatDecimal, formatInteger } from '../../text/formats.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { partyName } from '../../text/party-names.ts';
import { shareMatchText as text } from '../../text/share-match.ts';
import { sharePictureText } from '../../text/share-picture.ts';
import type { PictureContent } from '../share-picture/picture-content.ts';

/** The picture of a finished match: day, names, result, averages, highest finish; null before the end. */
export function matchPicture(match: Match, eventName: string | null): PictureContent | null {
  const summary = summaryOf(match);
  if (summary === null) return null;
  const names = perParty((party) => partyName(match.parties[party]));
  const won = match.config.setMode === 'single-set' ? (summary.legs[0] ?? [0, 0]) : summary.sets;
  const { winningParty } = match;
  const isDecided = winningParty === 0 || winningParty === 1;
  const at = match.finishedAt ?? match.startedAt;
  const about = eventName ?? matchConfigText(match.config, match.startingScores);
  return {
    eyebrow: at === null ? about : `${about} · ${formatDate(at)}`,
    title: `${names[0]} ${won[0]} : ${won[1]} ${names[1]}`,
    word: isDecided ? sharePictureText.winner : text.result,
    winner: isDecided ? names[winningParty] : text.draw,
    lines: [],
    figures: figuresOf(summary.partyStats, names),
  };
}

type PartyStats = NonNullable<ReturnType<typeof summaryOf>>['partyStats'];

function figuresOf(stats: PartyStats, names: PerParty<string>): PictureContent['figures'] {
  const averages = ([0, 1] as const).flatMap((party) =>
    stats[party].totalDartsThrown === 0
      ? []
      : [{ label: text.average(names[party]), value: formatDecimal(stats[party].average) }],
  );
  const best = bestFinish(stats);
  if (best === null) return averages;
  return [...averages, { label: text.finish(names[best.party]), value: formatInteger(best.score) }];
}

function bestFinish(stats: PartyStats): { readonly party: PartyIndex; readonly score: number } | null {
  const finishes = perParty((party) => stats[party].highestCheckout ?? 0);
  const party = finishes[1] > finishes[0] ? 1 : 0;
  return finishes[party] === 0 ? null : { party, score: finishes[party] };
}
