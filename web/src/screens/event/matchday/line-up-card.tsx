import type { EventEntity } from '@neundarter/contract/entities/event';
import type { LineUpEntity, MatchdayData } from '@neundarter/contract/entities/matchday';
import { mayCaptain } from '@neundarter/rules/access/matchday';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { partyOfSide, type Side } from '@neundarter/rules/matchday/plan';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import type { ComponentType } from 'react';
import { Suspense, useState } from 'react';
import { lineUpOf, matchdayFactsOf, maySetUp } from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { lateCode } from '../../../device/late-code.ts';
import { EnteredMarks } from '../../../parts/event-consent/entered-marks.tsx';
import { latePlayerText } from '../../../text/late-player.ts';
import { preparationText, substitutionText, lineUpText as text } from '../../../text/matchday.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DialogMissing } from '../../../ui/dialog-missing.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { LazyPiece } from '../../../ui/lazy-piece.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { GameView } from './game-views.ts';
import { LatePlayerList } from './late-player-list.tsx';
import { LineUpPairs } from './line-up-pairs.tsx';
import { benchOf, nameOf } from './line-up-people.ts';
import { PlainPlace } from './line-up-place.tsx';
import { setUpPath } from './matchday-path.ts';
import { SubstitutionDialog } from './substitution-dialog.tsx';
import { SubstitutionList } from './substitution-list.tsx';
import {
  type AskedSubstitution,
  PlainRow,
  SubstitutionPlaces,
  type SubstitutionPlacesProps,
} from './substitution-places.tsx';

type Props = {
  readonly event: EventEntity;
  readonly data: MatchdayData;
  readonly games: readonly GameView[];
  readonly side: Side;
};

const dragPlaces = lateCode<ComponentType<SubstitutionPlacesProps>>(
  async () => (await import('./line-up-drag.tsx')).SubstitutionDragPlaces,
);

const LatePlayerDialog = latePart(
  async () => (await import('./late-player-dialog.tsx')).LatePlayerDialog,
  DialogMissing,
);

/** The line-up of a side: who stands where now, the bench, and what was changed since the start. */
export function LineUpCard({ event, data, games, side }: Props) {
  const actor = useActor();
  const lineUp = lineUpOf(data, side);
  const facts = matchdayFactsOf(data);
  const { teamName, isSet, players, changedAt = null } = lineUp;
  const maySet = maySetUp(actor, data, side);
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
      {changedAt === null ? null : (
        <p>
          <Badge tone="gold" wraps>
            {preparationText.changedAt(changedAt)}
          </Badge>
        </p>
      )}
      {players === null ? (
        <Stack gap="2xs">
          <p>{isSet ? preparationText.isSet : preparationText.notSet}</p>
          {isSet ? <p className={looks.hint}>{text.hidden}</p> : null}
        </Stack>
      ) : (
        <Shown event={event} data={data} lineUp={lineUp} games={games} side={side} isCaptain={isCaptain} />
      )}
    </Card>
  );
}

type ShownProps = {
  readonly event: EventEntity;
  readonly data: MatchdayData;
  readonly lineUp: LineUpEntity;
  readonly games: readonly GameView[];
  readonly side: Side;
  readonly isCaptain: boolean;
};

function Shown({ event, data, lineUp, games, side, isCaptain }: ShownProps) {
  const { id: eventId } = event;
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<AskedSubstitution | null>(null);
  const format = formatOf(data);
  const isBenchEmpty = benchOf(format, lineUp).length === 0;
  const party = partyOfSide(side);
  const placesProps = { format, lineUp, onSubstitute: setAsked };
  const plain = { format, lineUp, RowOf: PlainRow, ChipOf: PlainPlace };
  return (
    <Stack gap="l">
      {isCaptain && !isBenchEmpty ? (
        <LazyPiece
          piece={dragPlaces}
          props={placesProps}
          plain={<SubstitutionPlaces {...plain} onSubstitute={setAsked} />}
        />
      ) : (
        <SubstitutionPlaces {...plain} onSubstitute={null} />
      )}
      <EnteredMarks entered={lineUp.entered} nameOf={(id) => nameOf(lineUp, id)} />
      {isCaptain && isBenchEmpty ? <p className={looks.hint}>{substitutionText.noBench}</p> : null}
      {lineUp.substitutions.length === 0 ? null : (
        <SubstitutionList eventId={eventId} lineUp={lineUp} mayUndo={isCaptain} />
      )}
      {(lineUp.late ?? []).length === 0 ? null : (
        <LatePlayerList eventId={eventId} lineUp={lineUp} mayUndo={isCaptain} />
      )}
      {isCaptain ? (
        <Button
          icon={<IconUserPlus size={20} />}
          aria-label={latePlayerText.openFor(lineUp.teamName)}
          onClick={() => setAdding(true)}
        >
          {latePlayerText.open}
        </Button>
      ) : null}
      <LineUpPairs {...{ eventId, format, lineUp, games, side, isCaptain }} />
      <Suspense fallback={null}>
        {isAdding ? (
          <LatePlayerDialog
            event={event}
            data={data}
            lineUp={lineUp}
            side={side}
            onClose={() => setAdding(false)}
          />
        ) : null}
      </Suspense>
      {asked === null ? null : (
        <SubstitutionDialog
          eventId={eventId}
          format={format}
          lineUp={lineUp}
          party={party}
          games={games}
          asked={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
