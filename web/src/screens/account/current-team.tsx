import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { TeamEntity } from '@neundarter/contract/entities/team';
import { useState } from 'react';
import { usePlayerChange } from '../../data/people/players.ts';
import { teamsText } from '../../text/account.ts';
import { errorReason } from '../../text/errors.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';
import classes from './current-team.module.css';

type Props = {
  readonly player: PlayerEntity;
  readonly teams: readonly TeamEntity[];
  readonly team: TeamEntity;
};

/** Which of several teams one plays for just now. */
export function CurrentTeam({ player, teams, team }: Props) {
  const change = usePlayerChange(player.id);
  // What was chosen shows at once, and until the server has answered.
  const [wished, setWished] = useState<string | null>(null);
  const choose = ({ id, props: { name } }: TeamEntity) => {
    setWished(id);
    change.mutate(
      { settings: { currentTeamId: id } },
      {
        onSuccess: () => showToast({ kind: 'success', title: teamsText.chosen(name) }),
        onSettled: () => setWished(null),
      },
    );
  };
  return (
    <>
      <fieldset className={classes.teams}>
        <legend>{teamsText.current}</legend>
        {teams.map((one) => (
          <label key={one.id} className={classes.team}>
            <input
              type="radio"
              name="current-team"
              className={classes.radio}
              checked={one.id === (wished ?? team.id)}
              onChange={() => choose(one)}
            />
            <Avatar name={one.props.name} url={one.props.pictureUrl} size="2.25rem" />
            <span className={classes.name}>{one.props.name}</span>
          </label>
        ))}
        <p className={classes.hint}>{teamsText.currentHint}</p>
      </fieldset>
      {change.error === null ? null : (
        <Notice tone="error">{teamsText.failed(errorReason(change.error))}</Notice>
      )}
    </>
  );
}
