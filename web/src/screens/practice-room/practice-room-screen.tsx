import { useAccount } from '../../data/people/account.ts';
import { type GameEntry, useDeviceGames, useGamesAtAGlance } from '../../data/practice/scoring-games.ts';
import { useStartGame } from '../../parts/practice/use-start-game.ts';
import { formatDateTime, formatInteger } from '../../text/formats.ts';
import { scoringGameText, practiceRoomText as text } from '../../text/practice.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Row } from '../../ui/row.tsx';
import { Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import { GameHistory } from './game-history.tsx';
import classes from './practice-room-screen.module.css';

/** `/practice-room`: a button for a game, the best game, and the finished games. */
export function PracticeRoomScreen() {
  const { player } = useAccount();
  const device = useDeviceGames();
  const { best, running } = useGamesAtAGlance(device);
  if (device === undefined) return <Loading text={scoringGameText.loading} />;
  return (
    <Page title={text.title} width="wide">
      <div className={classes.cards}>
        <StartCard running={running} />
        <BestCard best={best} />
      </div>
      {player === null ? <GuestCard /> : <GameHistory playerId={player.id} device={device} />}
    </Page>
  );
}

function StartCard({ running }: { readonly running: GameEntry | null }) {
  const start = useStartGame();
  return (
    <Card title={scoringGameText.title}>
      <p className={looks.note}>{text.gameHint}</p>
      {running === null ? null : <p>{text.goOnFacts(running.score, running.noOfThrows)}</p>}
      <Row gap="m" wraps className={classes.ways}>
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
      </Row>
    </Card>
  );
}

function BestCard({ best }: { readonly best: GameEntry | null }) {
  return (
    <Card title={text.best}>
      <Row as="p" gap="s" align="baseline">
        <span className={classes.score}>{best === null ? text.noBest : formatInteger(best.score)}</span>
        {best === null ? null : <span className={looks.unit}>{text.points}</span>}
      </Row>
      {best === null ? null : <p className={looks.note}>{formatDateTime(best.startDateTime)}</p>}
    </Card>
  );
}

/** Tells guests what they get with an account. */
function GuestCard() {
  return (
    <Card title={text.guestTitle}>
      <p className={looks.note}>{text.guestText}</p>
      <Row gap="m" wraps className={classes.ways}>
        <ButtonLink to="/register">{text.register}</ButtonLink>
        <ButtonLink to="/login" look="quiet">
          {text.signIn}
        </ButtonLink>
      </Row>
    </Card>
  );
}
