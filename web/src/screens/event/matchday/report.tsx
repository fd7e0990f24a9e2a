import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData, ReportSignature } from '@neundarter/contract/entities/matchday';
import { guestsSide } from '@neundarter/rules/access/matchday';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { sides } from '@neundarter/rules/matchday/plan';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { lineUpOf, ownerSideOf } from '../../../data/club/matchdays.ts';
import { eventTimeText, locationText } from '../../../text/events.ts';
import { guestsTextOf } from '../../../text/guests.ts';
import { matchdayText, ratio, reportText as text } from '../../../text/matchday.ts';
import { actText, signatureText } from '../../../text/matchday-results.ts';
import { Paper } from '../../../ui/paper.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { signaturesOf } from './game-actions.ts';
import { type GameView, resultNow, teamNames, teamOf } from './game-views.ts';
import { forfeitTextOf } from './matchday-score.tsx';
import classes from './report.module.css';
import { useHighlights } from './report-extras.ts';
import { ReportGames } from './report-games.tsx';
import { ReportHighlights } from './report-highlights.tsx';
import { ReportLineUp } from './report-line-up.tsx';

type Props = {
  readonly event: EventEntity;
  readonly data: MatchdayData;
  readonly games: readonly GameView[];
};

/** The match report: one page A4 on paper, with everything that the league wants to know. */
export function Report({ event, data, games }: Props) {
  if (data.status === 'scheduled') return <EmptyState text={text.notYet} icon={<IconPrinter size={40} />} />;
  return (
    <Paper hint={text.hint}>
      <Sheet event={event} data={data} games={games} />
    </Paper>
  );
}

function Sheet({ event, data, games }: Props) {
  const names = teamNames(data);
  const highlights = useHighlights(event.id);
  const format = formatOf(data);
  return (
    <article className={classes.sheet} aria-label={text.title}>
      <SheetHead event={event} data={data} games={games} />
      <div className={classes.pair}>
        {sides.map((side) => (
          <ReportLineUp key={side} format={format} side={side} lineUp={lineUpOf(data, side)} />
        ))}
      </div>
      <ReportGames format={format} games={games} highlights={highlights} />
      <ReportHighlights {...highlights} />
      <footer className={classes.signatures}>
        <p className={classes.line}>
          {[text.remarks, ...remarksOf(data), ...actsOf(data, games)].join(' · ')}
        </p>
        <div className={classes.pair}>
          {names.map((name, place) => (
            <p key={sides[place]} className={classes.line}>
              {signedText(text.signature(name), signaturesOf(data)[place === 0 ? 0 : 1])}
            </p>
          ))}
        </div>
      </footer>
    </article>
  );
}

/** Who has entered and corrected results, and what is disputed. */
const actsOf = (data: MatchdayData, games: readonly GameView[]): readonly string[] => {
  const numberOf = (id: string) => (games.find(({ match }) => match?.id === id)?.plan.number ?? 0) + 1;
  const acts = (data.acts ?? []).map((act) =>
    actText.sentence(numberOf(act.matchId), act, teamOf(data, act.by)),
  );
  const disputes = (data.disputes ?? []).map((one) =>
    actText.disputed(numberOf(one.matchId), one, teamOf(data, one.by)),
  );
  return [...acts, ...disputes];
};

/** The line of a signature, with the typed name once it is there. */
const signedText = (label: string, signature: ReportSignature | null): string =>
  signature === null
    ? label
    : [
        `${label}:`,
        signatureText.by(signature.name, signature.madeAt),
        signatureText.ways[signature.way],
        signature.protest === undefined ? '' : signatureText.underProtest(signature.protest),
      ]
        .filter((part) => part !== '')
        .join(' ');

const revocation = (data: MatchdayData, at: number): string =>
  guestsTextOf(guestsSide({ ownerSide: ownerSideOf(data) })).wasRevoked(at);

/** What everybody has to know about how the matchday was prepared. */
const remarksOf = (data: MatchdayData): readonly string[] => {
  const revokedAt = data.guests?.revokedAt ?? null;
  const changed = sides
    .map((side) => lineUpOf(data, side))
    .filter(({ changedAt = null }) => changedAt !== null)
    .map(({ teamName }) => text.lineUpChanged(teamName));
  return [...changed, ...(revokedAt === null ? [] : [revocation(data, revokedAt)])];
};

function SheetHead({ event, data, games }: Props) {
  const { name, startDateTime, endDateTime, location } = event.props;
  const result = resultNow(data, games);
  const [home, away] = teamNames(data);
  const hasHalfTime = formatOf(data).roundsBeforeHalfTime !== null;
  const place = location === null ? '' : locationText(location);
  return (
    <header className={classes.head}>
      <p className={classes.about}>
        <strong>{text.title}</strong>
        <span>{name}</span>
        <span>{eventTimeText(startDateTime, endDateTime)}</span>
        {place === '' ? null : <span>{place}</span>}
      </p>
      <p className={classes.result}>
        <span>{home}</span>
        <strong>{ratio(result.games)}</strong>
        <span>{away}</span>
      </p>
      <p className={classes.about}>
        <span>{matchdayText.details(result.legs, hasHalfTime ? result.halfTime.games : null)}</span>
        {data.status === 'finished' ? <span>{matchdayText.points(result.points)}</span> : null}
        {data.forfeitedBy === null ? null : <span>{forfeitTextOf(data, data.forfeitedBy)}</span>}
        {data.forfeit?.isDisputed === true ? <strong>{matchdayText.disputed}</strong> : null}
      </p>
    </header>
  );
}
