import type { EventEntity } from '@neundarter/contract/entities/event';
import type { LineUpEntity, MatchdayData } from '@neundarter/contract/entities/matchday';
import { mayCaptain, maySetLineUp } from '@neundarter/rules/access/matchday';
import { partyOfSide, type Side } from '@neundarter/rules/matchday/plan';
import { useState } from 'react';
import { lineUpOf, matchdayFactsOf } from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { preparationText, substitutionText, lineUpText as text } from '../../../text/matchday.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { GameView } from './game-views.ts';
import classes from './line-up-card.module.css';
import { LineUpPairs } from './line-up-pairs.tsx';
import { benchOf, type HeldPosition, heldPositions, nameOf } from './line-up-people.ts';
import { setUpPath } from './matchday-path.ts';
import { SubstitutionDialog } from './substitution-dialog.tsx';
import { SubstitutionList } from './substitution-list.tsx';

type Props = {
  readonly event: EventEntity;
  readonly data: MatchdayData;
  readonly games: readonly GameView[];
  readonly side: Side;
};

/** The line-up of a side: who stands where now, the bench, and what was changed since the start. */
export function LineUpCard({ event, data, games, side }: Props) {
  const actor = useActor();
  const lineUp = lineUpOf(data, side);
  const facts = matchdayFactsOf(data);
  const { teamName, isSet, players } = lineUp;
  const maySet = data.status === 'scheduled' && maySetLineUp(actor, facts, side);
  const isCaptain = data.status === 'running' && mayCaptain(actor, facts, side);
  return (
    <Card
      title={teamName}
      actions={
        maySet ? (
          <ButtonLink
            to={setUpPath(side)}
            aria-label={isSet ? preparationText.change(teamName) : preparationText.setUp(teamName)}
          >
            {isSet ? preparationText.changeShort : preparationText.setUpShort}
          </ButtonLink>
        ) : null
      }
    >
      {players === null ? (
        <Stack gap="2xs">
          <p>{isSet ? preparationText.isSet : preparationText.notSet}</p>
          {isSet ? <p className={looks.hint}>{text.hidden}</p> : null}
        </Stack>
      ) : (
        <Shown eventId={event.id} lineUp={lineUp} games={games} side={side} isCaptain={isCaptain} />
      )}
    </Card>
  );
}

type ShownProps = {
  readonly eventId: string;
  readonly lineUp: LineUpEntity;
  readonly games: readonly GameView[];
  readonly side: Side;
  readonly isCaptain: boolean;
};

function Shown({ eventId, lineUp, games, side, isCaptain }: ShownProps) {
  const [outId, setOutId] = useState<string | null>(null);
  const bench = benchOf(lineUp);
  const party = partyOfSide(side);
  const maySubstitute = isCaptain && bench.length > 0;
  return (
    <Stack gap="l">
      <ol aria-label={text.positions}>
        {heldPositions(lineUp).map((held) => (
          <PositionRow
            key={held.position}
            held={held}
            lineUp={lineUp}
            onSubstitute={maySubstitute ? setOutId : null}
          />
        ))}
      </ol>
      <Stack gap="2xs">
        <h3 className={looks.label}>{text.bench}</h3>
        <p>{bench.length === 0 ? text.noBench : bench.map((id) => nameOf(lineUp, id)).join(', ')}</p>
        {isCaptain && bench.length === 0 ? <p className={looks.hint}>{substitutionText.noBench}</p> : null}
      </Stack>
      {lineUp.substitutions.length === 0 ? null : (
        <SubstitutionList eventId={eventId} lineUp={lineUp} mayUndo={isCaptain} />
      )}
      <LineUpPairs eventId={eventId} lineUp={lineUp} games={games} party={party} isCaptain={isCaptain} />
      {outId === null ? null : (
        <SubstitutionDialog
          eventId={eventId}
          lineUp={lineUp}
          party={party}
          games={games}
          outId={outId}
          onClose={() => setOutId(null)}
        />
      )}
    </Stack>
  );
}

type RowProps = {
  readonly held: HeldPosition;
  readonly lineUp: LineUpEntity;
  readonly onSubstitute: ((playerId: string) => void) | null;
};

function PositionRow({ held: { position, playerId, earlier }, lineUp, onSubstitute }: RowProps) {
  const name = nameOf(lineUp, playerId);
  return (
    <Row as="li" gap="m" align="center" className={classes.position}>
      <span className={classes.number} title={text.position(position)}>
        {position + 1}
      </span>
      <Stack className={classes.words}>
        <span className={playerId === null ? looks.muted : looks.name}>{name}</span>
        {earlier.length === 0 ? null : (
          <span className={classes.earlier}>{earlier.map((id) => nameOf(lineUp, id)).join(', ')}</span>
        )}
      </Stack>
      {onSubstitute === null || playerId === null ? null : (
        <Button aria-label={substitutionText.openFor(name)} onClick={() => onSubstitute(playerId)}>
          {substitutionText.open}
        </Button>
      )}
    </Row>
  );
}
