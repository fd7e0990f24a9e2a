import type { SlotSource } from '@neundarter/rules/tournament/match/planned-match';
import { hasGroupStage, hasKnockout, hasOneGroup } from '@neundarter/rules/tournament/plan/modes';
import {
  noOfMatches,
  type PreviewRound,
  previewOf,
  roundsOf,
} from '@neundarter/rules/tournament/setup/preview';
import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { entryName } from '../../../parts/tournament/entry-name.ts';
import { formatInteger } from '../../../text/formats.ts';
import { roundNameText } from '../../../text/round-names.ts';
import { stageRoundText } from '../../../text/tournament.ts';
import { modeText as text } from '../../../text/tournament-mode.ts';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import looks from '../../../ui/text-looks.module.css';
import { atMost } from '../at-most.ts';
import classes from './mode.module.css';

type Props = { readonly setup: TournamentSetup; readonly tournament: Tournament };

/** What the settings mean for those who are confirmed: rounds, numbers of matches and the first round. */
export function PreviewCard({ setup, tournament: { data, participants: entries } }: Props) {
  const preview = previewOf(setup, entries, data.draw?.seed ?? '');
  if (preview === null)
    return (
      <Card title={text.preview}>
        <p className={looks.muted}>{text.previewLater}</p>
      </Card>
    );
  const rounds = roundsOf(preview.plan).map((round, _, all) => ({
    ...round,
    noOfRounds: all.filter(({ stage }) => stage === round.stage).length,
  }));
  const byLot = hasOpenLot(setup, data);
  const names = new Map(entries.map((entry) => [entry.id, entryName(entry)]));
  return (
    <Card title={text.preview}>
      <Table caption={text.preview} className={classes.stages}>
        <thead>
          <tr>
            <th scope="col">{text.previewStage}</th>
            <th scope="col">{text.previewMatches}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={`${round.stage}/${round.round}`}>
              <th scope="row">{roundText(round, setup)}</th>
              <td>{round.stage === 'grand-final-reset' ? text.ifNeeded : round.matches.length}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.previewTotal}</th>
            <td>{atMost(preview.plan, formatInteger(noOfMatches(preview.plan)))}</td>
          </tr>
        </tfoot>
      </Table>
      {preview.isExample ? <p className={looks.hint}>{text.previewGroups}</p> : null}
      {byLot ? <p className={looks.hint}>{text.previewLot}</p> : null}
      {byLot || !hasKnockout(setup.tournamentMode) ? null : (
        <FirstRound
          rounds={rounds}
          nameOf={(slot) => (slot.kind === 'entrant' ? (names.get(slot.entrant) ?? '') : slotText(slot))}
        />
      )}
    </Card>
  );
}

/** Whether a lot that is not drawn yet decides who meets whom in the knockout. */
function hasOpenLot(setup: TournamentSetup, { draw }: Tournament['data']): boolean {
  if (!hasGroupStage(setup.tournamentMode)) return setup.seeding === 'lot';
  return draw === null && setup.groupStageConfig.config.freeGroups?.seating === 'by-lot';
}

type Sized = PreviewRound & {
  /** Rounds of its stage. */
  readonly noOfRounds: number;
};

function roundText(
  { stage, round, roundName, noOfRounds }: Sized,
  { tournamentMode }: TournamentSetup,
): string {
  if (stage === 'group') return hasOneGroup(tournamentMode) ? text.leagueStage : text.groupStage;
  return stage === 'knockout' && roundName !== null
    ? roundNameText[roundName]
    : stageRoundText({ stage, round, noOfRounds });
}

function slotText(slot: Exclude<SlotSource, { readonly kind: 'entrant' }>): string {
  if (slot.kind === 'group-rank') return text.groupRank(slot.groupId, slot.rank);
  return slot.kind === 'order-rank' ? text.orderRank(slot.rankWithinGroups, slot.rankWithinOrder) : text.bye;
}

type FirstRoundProps = {
  readonly rounds: readonly PreviewRound[];
  readonly nameOf: (slot: SlotSource) => string;
};

/** Who meets whom in the first round of the knockout. */
function FirstRound({ rounds, nameOf }: FirstRoundProps) {
  const first = rounds.find(({ stage, round }) => stage !== 'group' && round === 0);
  if (first === undefined) return null;
  return (
    <section aria-label={text.firstRound}>
      <h3 className={looks.label}>{text.firstRound}</h3>
      <ul>
        {first.matches.map(({ key, number, slots: [home, away] }) => (
          <li key={key} className={classes.pair}>
            <span className={classes.number}>{number}</span>
            <span className={looks.strong}>{nameOf(home)}</span>
            <span className={looks.muted}>{text.against}</span>
            <span className={looks.strong}>{nameOf(away)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
