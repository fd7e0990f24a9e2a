import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { type Side, sides } from '@neundarter/rules/matchday/plan';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import { ratio, gamesText as text } from '../../../text/matchday.ts';
import type { MenuItem } from '../../../ui/menu-button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { GameRow } from './game-row.tsx';
import { GameStatus } from './game-status.tsx';
import { type GameView, isOver, presentRound, type RoundView, roundViews } from './game-views.ts';
import classes from './round-list.module.css';

/** What can be done with the result of a game, for its menu. */
type ItemsOf = (game: GameView) => readonly MenuItem[];

type Props = {
  readonly data: MatchdayData;
  readonly games: readonly GameView[];
  readonly itemsOf: ItemsOf;
};

/**
 * The six rounds. The present one is open, the others are a line with their result. A round that was open stays open
 * when the next one begins, so that nothing moves away under a finger.
 */
export function RoundList({ data, games, itemsOf }: Props) {
  const rounds = roundViews(games);
  const present = data.status === 'running' ? presentRound(rounds) : null;
  const [opened, setOpened] = useState<readonly number[]>(
    data.status === 'finished' ? rounds.map(({ round }) => round) : [],
  );
  const [closed, setClosed] = useState<readonly number[]>([]);
  if (present !== null && !opened.includes(present)) setOpened([...opened, present]);
  const toggle = (round: number, isOpen: boolean) => {
    setOpened((now) => (now.includes(round) ? now : [...now, round]));
    setClosed((now) => (isOpen ? [...now, round] : now.filter((one) => one !== round)));
  };
  return (
    <Stack as="ol" gap="m">
      {rounds.map((round) => {
        const isOpen = opened.includes(round.round) && !closed.includes(round.round);
        return (
          <li key={round.round}>
            <RoundSection
              view={round}
              presentRound={present}
              disputed={disputedIn(data)}
              itemsOf={itemsOf}
              isOpen={isOpen}
              onToggle={() => toggle(round.round, isOpen)}
            />
          </li>
        );
      })}
    </Stack>
  );
}

const disputedIn = ({ disputes = [] }: MatchdayData): ReadonlySet<string> =>
  new Set(disputes.map(({ matchId }) => matchId));

type SectionProps = {
  readonly view: RoundView;
  readonly presentRound: number | null;
  /** Ids of the matches on which the sides do not agree. */
  readonly disputed: ReadonlySet<string>;
  readonly itemsOf: ItemsOf;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function RoundSection({ view, presentRound: present, isOpen, onToggle, ...games }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.round} data-open={isOpen || undefined} aria-labelledby={`${id}-title`}>
      <h3>
        <button
          type="button"
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span id={`${id}-title`} className={classes.title}>
            {text.round(view.round, view.kind)}
          </span>
          <RoundResult view={view} presentRound={present} />
          <IconChevronDown aria-hidden size={22} className={classes.arrow} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={classes.boards}>
        {sides.map((board) => (
          <Board key={board} board={board} view={view} presentRound={present} {...games} />
        ))}
      </div>
    </section>
  );
}

/** Games won in the round, and how far it is. */
function RoundResult({ view, presentRound: present }: Pick<SectionProps, 'view' | 'presentRound'>) {
  const all = [...view.home, ...view.away];
  const wins = (party: 0 | 1) => all.filter(({ match }) => match?.props.winningParty === party).length;
  const live = all.filter((game) => game.match?.props.status === 'running' && !isOver(game)).length;
  const isDone = all.every(isOver);
  const hasResult = all.some((game) => isOver(game));
  return (
    <span className={classes.result}>
      {hasResult ? <span className={classes.ratio}>{ratio([wins(0), wins(1)])}</span> : null}
      {live > 0 ? (
        <GameStatus status="live" />
      ) : (
        <GameStatus status={isDone ? 'over' : view.round === present ? 'ready' : 'planned'} />
      )}
    </span>
  );
}

type BoardProps = Pick<SectionProps, 'view' | 'presentRound' | 'disputed' | 'itemsOf'> & {
  readonly board: Side;
};

function Board({ board, view, presentRound: present, disputed, itemsOf }: BoardProps) {
  const id = useId();
  return (
    <div>
      <h4 id={id} className={classes.board}>
        {text.boards[board]}
      </h4>
      <ul aria-labelledby={id}>
        {view[board].map((game) => (
          <GameRow
            key={game.plan.number}
            game={game}
            presentRound={present}
            isDisputed={disputed.has(game.match?.id ?? '')}
            items={itemsOf(game)}
          />
        ))}
      </ul>
    </div>
  );
}
