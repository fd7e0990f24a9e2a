import type { BoardEntity, EventBoardsEntity } from '@neundarter/contract/entities/board';
import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import { type BoardUse, plainUse, wrongUses } from '@neundarter/rules/hall/event-board';
import { groupIds } from '@neundarter/rules/tournament/groups/draw-groups';
import { hasGroupStage } from '@neundarter/rules/tournament/plan/modes';
import { useState } from 'react';
import { useBoards } from '../../data/club/boards.ts';
import { useEventBoards, useEventBoardsChoice } from '../../data/club/event-boards.ts';
import { errorReason } from '../../text/errors.ts';
import { eventBoardsText as text } from '../../text/event-boards.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { BoardUseFields } from './board-use-fields.tsx';
import classes from './event-boards.module.css';

type Props = { readonly event: EventEntity };

/** Which boards of the hall an event uses, for those who manage it. */
export function EventBoards({ event }: Props) {
  const { teamId } = event.props;
  const hall = useBoards(teamId);
  const chosen = useEventBoards({ eventId: event.id, teamId });
  const error = hall.error ?? chosen.error;
  const again = () => void Promise.all([hall.refetch(), chosen.refetch()]);
  return (
    <Card title={text.title}>
      {error === null ? null : <ErrorState text={text.loadFailed(errorReason(error))} onRetry={again} />}
      {error === null && (hall.data === undefined || chosen.data === undefined) ? <Loading /> : null}
      {hall.data === undefined || chosen.data === undefined ? null : (
        <Choice event={event} hall={hall.data} chosen={chosen.data} />
      )}
    </Card>
  );
}

type Uses = { readonly [boardId: string]: BoardUse };
type ChoiceProps = Props & { readonly hall: readonly BoardEntity[]; readonly chosen: EventBoardsEntity };

const storedUses = ({ isChosen, boards }: EventBoardsEntity): Uses =>
  Object.fromEntries(isChosen ? boards.map(({ id, use }) => [id, use]) : []);

const groupsOf = (event: EventEntity): readonly string[] | null => {
  const config = tournamentDataOf(event.props)?.config;
  if (config === undefined) return null;
  const { tournamentMode, groupStageConfig } = config;
  return hasGroupStage(tournamentMode) ? groupIds(groupStageConfig.config.noOfGroups) : [];
};

function Choice({ event, hall, chosen }: ChoiceProps) {
  const { type } = event.props;
  const change = useEventBoardsChoice(event.id);
  const [typed, setTyped] = useState<Uses | null>(null);
  const uses = typed ?? storedUses(chosen);
  const used = hall.filter(({ id }) => uses[id] !== undefined);
  const list = used.map(({ id }) => uses[id] ?? plainUse);
  const wrong = wrongUses(list, type).map((at) => at.split('/'));
  const isUnreadable = list.some(({ from, until }) => Number.isNaN(from) || Number.isNaN(until));
  const wrongOf = (boardId: string) =>
    wrong.flatMap(([index, prop = '']) => (used[Number(index)]?.id === boardId ? [prop] : []));
  const put = (boardId: string, use: BoardUse | null) => {
    const { [boardId]: _, ...others } = uses;
    setTyped(use === null ? others : { ...others, [boardId]: use });
  };
  const save = async () => {
    const sent = used.map(({ id }) => {
      const { rounds, groups, ...use } = uses[id] ?? plainUse;
      return { boardId: id, ...use, rounds: [...rounds], groups: [...groups] };
    });
    const outcome = await change.run(sent);
    if (!outcome.ok) return;
    setTyped(null);
    tellOutcome(outcome, { done: text.saved });
  };
  if (hall.length === 0)
    return (
      <EmptyState text={text.none}>
        <ButtonLink to="/team-lounge">{text.toLounge}</ButtonLink>
      </EmptyState>
    );
  return (
    <Stack gap="l">
      <p>{text.about}</p>
      {hall.map(({ id, name }) => (
        <Stack key={id} gap="s">
          <CheckField
            label={name}
            isChecked={uses[id] !== undefined}
            onChange={(isUsed) => put(id, isUsed ? plainUse : null)}
          />
          {uses[id] === undefined ? null : (
            <details>
              <summary className={classes.more}>{text.more(name)}</summary>
              <BoardUseFields
                use={uses[id]}
                wrong={wrongOf(id)}
                hasSides={type === 'mdsl-matchday'}
                groups={groupsOf(event)}
                onUse={(use) => put(id, use)}
              />
            </details>
          )}
        </Stack>
      ))}
      {change.failure === null ? null : <Notice tone="error">{change.failure}</Notice>}
      <Inline justify="end">
        <Button
          look="primary"
          disabled={typed === null || wrong.length > 0 || isUnreadable}
          isBusy={change.isBusy}
          onClick={() => void save()}
        >
          {text.save}
        </Button>
      </Inline>
    </Stack>
  );
}
