import type { PracticeKindName } from '@neundarter/rules/practice/practice-kinds';
import IconBarbell from '@tabler/icons-react/dist/esm/icons/IconBarbell.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { type GameEntry, gamesPerPage, ofKind, useGameHistory } from '../../data/practice/scoring-games.ts';
import { errorReason } from '../../text/errors.ts';
import { formatDateTime, formatInteger } from '../../text/formats.ts';
import { scoringGameText, practiceRoomText as text } from '../../text/practice.ts';
import type { PracticeKindText } from '../../text/practice-kind-text.ts';
import { textOfKind } from '../../text/practice-kinds.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import surfaces from '../../ui/surfaces.module.css';
import looks from '../../ui/text-looks.module.css';
import classes from './game-history.module.css';

type Props = {
  readonly kind: PracticeKindName;
  readonly playerId: string;
  readonly device: readonly GameEntry[];
};

/** The player's finished games of a kind, newest first; unsent ones are on top of the first page. */
export function GameHistory({ kind, playerId, device }: Props) {
  const [wanted, setPage] = useState(1);
  const history = useGameHistory({ kind, playerId, page: wanted }, device);
  const finished = ofKind(kind, device).filter(({ status }) => status === 'finished');
  const kindText = textOfKind(kind);
  if (history.data === undefined && !history.isError)
    return (
      <Card title={text.history}>
        <Loading text={scoringGameText.loading} />
      </Card>
    );
  if (history.data === undefined) {
    if (finished.length === 0)
      return (
        <Card title={text.history}>
          <ErrorState
            text={text.loadFailed(errorReason(history.error))}
            onRetry={() => void history.refetch()}
          />
        </Card>
      );
    const shown = finished.slice((wanted - 1) * gamesPerPage, wanted * gamesPerPage);
    return (
      <Games
        kindText={kindText}
        entries={shown}
        count={finished.length}
        page={wanted}
        onPage={setPage}
        note={text.onlyHere}
      />
    );
  }
  const { games, count } = history.data;
  const known = new Set(games.map(({ id }) => id));
  const unsent = finished.filter(({ id, isUnsent }) => isUnsent && !known.has(id));
  const entries = wanted === 1 ? [...unsent, ...games] : games;
  return (
    <Games kindText={kindText} entries={entries} count={count} page={wanted} onPage={setPage} note={null} />
  );
}

type GamesProps = {
  readonly kindText: PracticeKindText;
  readonly entries: readonly GameEntry[];
  readonly count: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly note: string | null;
};

function Games({ kindText, entries, count, page, onPage, note }: GamesProps) {
  const pageCount = Math.max(1, Math.ceil(count / gamesPerPage));
  return (
    <Card title={text.history} actions={<span className={looks.unit}>{text.count(count)}</span>}>
      {note === null ? null : <p className={surfaces.remark}>{note}</p>}
      {entries.length === 0 ? (
        <EmptyState text={kindText.noGames} icon={<IconBarbell size={40} />} />
      ) : (
        <Stack as="ul" gap="s">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Game unit={kindText.unit} entry={entry} />
            </li>
          ))}
        </Stack>
      )}
      <Pager page={Math.min(page, pageCount)} pageCount={pageCount} onChange={onPage} label={text.history} />
    </Card>
  );
}

type GameProps = { readonly unit: string; readonly entry: GameEntry };

function Game({ unit, entry: { id, startDateTime, score, isUnsent } }: GameProps) {
  return (
    <Link to={`/practice-room/scoring-games/${id}`} className={classes.game}>
      <span className={classes.when}>{formatDateTime(startDateTime)}</span>
      {isUnsent ? <Badge>{text.unsent}</Badge> : null}
      <span className={looks.muted}>
        <span className={classes.score}>{formatInteger(score)}</span> {unit}
      </span>
      <IconChevronRight aria-hidden size={20} />
    </Link>
  );
}
