import { type PracticeKindName, practiceKindNames } from '@neundarter/rules/practice/practice-kinds';
import { Fragment } from 'react';
import { useAccount } from '../../data/people/account.ts';
import { type GameEntry, useDeviceGames, useGamesAtAGlance } from '../../data/practice/scoring-games.ts';
import { useStartGame } from '../../parts/practice/use-start-game.ts';
import { formatDateTime, formatInteger } from '../../text/formats.ts';
import { scoringGameText, practiceRoomText as text } from '../../text/practice.ts';
import { textOfKind } from '../../text/practice-kinds.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import { GameHistory } from './game-history.tsx';
import classes from './practice-room-screen.module.css';

/** `/practice-room`: for each kind of game a button for a game, the best game, and the finished games. */
export function PracticeRoomScreen() {
  const { player } = useAccount();
  const device = useDeviceGames();
  if (device === undefined) return <Loading text={scoringGameText.loading} />;
  return (
    <Page title={text.title} width="wide">
      {practiceKindNames.map((kind) => (
        <Fragment key={kind}>
          <GlanceCards kind={kind} device={device} />
          {player === null ? null : <GameHistory kind={kind} playerId={player.id} device={device} />}
        </Fragment>
      ))}
      {player === null ? <GuestCard /> : null}
    </Page>
  );
}

type GlanceProps = { readonly kind: PracticeKindName; readonly device: readonly GameEntry[] };

function GlanceCards({ kind, device }: GlanceProps) {
  const { best, running } = useGamesAtAGlance(kind, device);
  return (
    <div className={classes.cards}>
      <StartCard kind={kind} running={running} />
      <BestCard kind={kind} best={best} />
    </div>
  );
}

type StartProps = { readonly kind: PracticeKindName; readonly running: GameEntry | null };

function StartCard({ kind, running }: StartProps) {
  const start = useStartGame(kind);
  const kindText = textOfKind(kind);
  return (
    <Card title={kindText.title}>
      <p className={looks.note}>{kindText.hint}</p>
      {running === null ? null : <p>{text.goOnFacts(kindText.scored(running.score), running.noOfThrows)}</p>}
      <Inline gap="m" wraps className={classes.ways}>
        {running === null ? null : (
          <ButtonLink
            to={`/practice-room/scoring-games/${running.id}`}
            look="primary"
            className={classes.way ?? ''}
          >
            {text.goOn}
          </ButtonLink>
        )}
        <Button
          look={running === null ? 'primary' : 'secondary'}
          className={classes.way}
          onClick={() => void start()}
        >
          {running === null ? text.start : text.startNew}
        </Button>
      </Inline>
    </Card>
  );
}

type BestProps = { readonly kind: PracticeKindName; readonly best: GameEntry | null };

function BestCard({ kind, best }: BestProps) {
  return (
    <Card title={text.best}>
      <Inline as="p" gap="s" align="baseline">
        <span className={classes.score}>{best === null ? text.noBest : formatInteger(best.score)}</span>
        {best === null ? null : <span className={looks.unit}>{textOfKind(kind).unit}</span>}
      </Inline>
      {best === null ? null : <p className={looks.note}>{formatDateTime(best.startDateTime)}</p>}
    </Card>
  );
}

/** Tells guests what they get with an account. */
function GuestCard() {
  return (
    <Card title={text.guestTitle}>
      <p className={looks.note}>{text.guestText}</p>
      <Inline gap="m" wraps className={classes.ways}>
        <ButtonLink to="/register">{text.register}</ButtonLink>
        <ButtonLink to="/login" look="quiet">
          {text.signIn}
        </ButtonLink>
      </Inline>
    </Card>
  );
}
