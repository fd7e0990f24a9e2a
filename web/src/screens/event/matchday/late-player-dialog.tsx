import type { EventEntity } from '@neundarter/contract/entities/event';
import type { LineUpEntity, MatchdayData } from '@neundarter/contract/entities/matchday';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import type { Side } from '@neundarter/rules/matchday/plan';
import { useState } from 'react';
import { lineUpsOf, useLatePlayer } from '../../../data/club/matchdays.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { errorReason } from '../../../text/errors.ts';
import { latePlayerText as text } from '../../../text/late-player.ts';
import { lineUpEditorText } from '../../../text/matchday.ts';
import { ErrorState, Loading } from '../../../ui/states.tsx';
import { heldPositions } from './line-up-people.ts';
import { useLineUpPlayers } from './use-line-up-players.ts';

type Props = {
  readonly event: EventEntity;
  readonly data: MatchdayData;
  readonly lineUp: LineUpEntity;
  readonly side: Side;
  readonly onClose: () => void;
};

/** Adds a player of the team who comes late; says where the player will stand. */
export function LatePlayerDialog({ event, data, lineUp, side, onClose }: Props) {
  const late = useLatePlayer(event.id, (error) => text.failed(errorReason(error)));
  const { people, error, again } = useLineUpPlayers(event, side);
  const [chosen, setChosen] = useState<string | null>(null);
  const placed = new Set(lineUpsOf(data).flatMap(({ players }) => players ?? []));
  const free = people?.filter(({ id, hasLeft }) => hasLeft !== true && !placed.has(id)) ?? null;
  const empty = heldPositions(formatOf(data), lineUp).find(({ playerId }) => playerId === null);
  return (
    <ChangeDialog
      title={text.title(lineUp.teamName)}
      confirm={text.confirm}
      done={text.done}
      isEmpty={chosen === null}
      change={late}
      sentOf={() => (chosen === null ? null : { teamId: lineUp.teamId, playerId: chosen })}
      onClose={onClose}
    >
      {error !== null ? (
        <ErrorState text={lineUpEditorText.failed(lineUp.teamId, errorReason(error))} onRetry={again} />
      ) : free === null ? (
        <Loading />
      ) : free.length === 0 ? (
        <p>{text.nobody}</p>
      ) : (
        <ChoiceGroup
          label={text.label}
          hint={`${empty === undefined ? text.onBench : text.onPosition(empty.position)} ${text.hint}`}
          columns={1}
          value={chosen}
          onChange={setChosen}
          choices={free.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </ChangeDialog>
  );
}
