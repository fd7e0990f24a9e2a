import type { BoardEntity } from '@neundarter/contract/entities/board';
import { maxBoardsOfTeam } from '@neundarter/contract/limits';
import { newBoardNames } from '@neundarter/rules/hall/board';
import { Suspense, useRef, useState } from 'react';
import { ApiError } from '../../data/api/api-error.ts';
import { newId } from '../../data/api/new-id.ts';
import { useBoards, useCreateBoards, useOrderBoards } from '../../data/club/boards.ts';
import { errorReason } from '../../text/errors.ts';
import { partiesText } from '../../text/party-names.ts';
import { teamBoardsText as text } from '../../text/team-boards.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import looks from '../../ui/text-looks.module.css';
import { BoardMenu } from './board-menu.tsx';

const BoundTablets = latePart(async () => (await import('./bound-tablets.tsx')).BoundTablets);

type Props = {
  readonly teamId: string;
  /** Whether the viewer may change them. */
  readonly mayManage: boolean;
};

/** The boards of a team's hall: added several at once, put into order, and what happens on each of them. */
export function TeamBoards({ teamId, mayManage }: Props) {
  const { data: boards, error, refetch } = useBoards(teamId);
  return (
    <Card title={text.title}>
      <Stack gap="l">
        {mayManage ? <p>{text.about}</p> : null}
        {error === null ? null : (
          <ErrorState text={text.loadFailed(errorReason(error))} onRetry={() => void refetch()} />
        )}
        {boards === undefined && error === null ? <Loading /> : null}
        {boards === undefined ? null : mayManage ? (
          <Hall teamId={teamId} boards={boards} />
        ) : (
          <SeenHall boards={boards} />
        )}
      </Stack>
    </Card>
  );
}

type HallProps = Pick<Props, 'teamId'> & { readonly boards: readonly BoardEntity[] };

function Hall({ teamId, boards }: HallProps) {
  const order = useOrderBoards(teamId);
  const items = boards.map((board) => ({
    id: board.id,
    name: board.name,
    content: <BoardRow teamId={teamId} board={board} all={boards} />,
  }));
  const reorder = async (ids: readonly string[]) => tellOutcome(await order.run(ids));
  return (
    <>
      {boards.length === 0 ? (
        <p className={looks.muted}>{text.none}</p>
      ) : (
        <SortableList label={text.list} items={items} onReorder={(ids) => void reorder(ids)} />
      )}
      {boards.length === 0 ? null : (
        <Suspense fallback={null}>
          <BoundTablets teamId={teamId} boards={boards} />
        </Suspense>
      )}
      {boards.length < maxBoardsOfTeam ? <NewBoards teamId={teamId} boards={boards} /> : null}
    </>
  );
}

/** The boards for members who may not change them. */
function SeenHall({ boards }: Pick<HallProps, 'boards'>) {
  if (boards.length === 0) return <p className={looks.muted}>{text.none}</p>;
  return (
    <Stack as="ul" gap="m" aria-label={text.list}>
      {boards.map((board) => (
        <li key={board.id}>
          <BoardState board={board} />
        </li>
      ))}
    </Stack>
  );
}

const tones = { open: 'green', occupied: 'neutral', broken: 'red', reserved: 'gold' } as const;

/** Name and state of a board, and what can be done with it. */
function BoardRow({ teamId, board, all }: RowProps) {
  return (
    <Inline gap="s" align="center" justify="between">
      <BoardState board={board} />
      <BoardMenu teamId={teamId} board={board} all={all} />
    </Inline>
  );
}

type RowProps = {
  readonly teamId: string;
  readonly board: BoardEntity;
  readonly all: readonly BoardEntity[];
};

/** Name and state of a board, and who plays there. */
function BoardState({ board }: Pick<RowProps, 'board'>) {
  const { name, isStream, matches, waiting } = board;
  const state = board.state === 'open' && matches.length > 0 ? 'occupied' : board.state;
  return (
    <Stack>
      <Inline gap="s" align="center" wraps>
        <strong>{name}</strong>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
        {isStream ? <Badge>{text.stream}</Badge> : null}
        {(board.helpSince ?? null) === null ? null : <Badge tone="gold">{text.help}</Badge>}
      </Inline>
      {matches.map(({ id, parties }) => (
        <span key={id}>{partiesText(parties)}</span>
      ))}
      {waiting === 0 ? null : <span className={looks.hint}>{text.waiting(waiting)}</span>}
    </Stack>
  );
}

const usualCount = 8;

type NewBoard = { readonly id: string; readonly name: string };

function NewBoards({ teamId, boards }: HallProps) {
  const max = maxBoardsOfTeam - boards.length;
  const [wanted, setWanted] = useState(boards.length === 0 ? usualCount : 1);
  const count = Number.isNaN(wanted) ? 1 : Math.min(Math.max(wanted, 1), max);
  const creation = useCreateBoards(teamId);
  // A repeat after a lost answer sends the same boards, also if they are in the list meanwhile.
  const sent = useRef<readonly NewBoard[]>([]);
  const add = async () => {
    if (sent.current.length !== count)
      sent.current = newBoardNames(
        boards.map(({ name }) => name),
        count,
      ).map((name) => ({ id: newId(), name }));
    const outcome = await creation.run([...sent.current]);
    tellOutcome(outcome, { done: text.added(count) });
    // Only a lost answer is worth the same boards again.
    if (outcome.ok || !(outcome.error instanceof ApiError && outcome.error.isRetryable)) sent.current = [];
    if (outcome.ok) setWanted(1);
  };
  return (
    <Inline gap="m" align="end" wraps>
      <Stepper label={text.count} value={count} min={1} max={max} onChange={setWanted} />
      <Button isBusy={creation.isBusy} onClick={() => void add()}>
        {text.add(count)}
      </Button>
    </Inline>
  );
}
