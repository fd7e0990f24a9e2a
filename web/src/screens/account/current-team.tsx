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

/** Chooses the current one of several teams. */
export function CurrentTeam({ player, teams, team }: Props) {
  const change = usePlayerChange(player.id, (error) => teamsText.failed(errorReason(error)));
  // The chosen team is shown at once, until the server has answered.
  const [wished, setWished] = useState<{ readonly id: string } | null>(null);
  const choose = async ({ id, props: { name } }: TeamEntity) => {
    const wish = { id };
    setWished(wish);
    const outcome = await change.run({ settings: { currentTeamId: id } });
    if (outcome.ok) showToast({ kind: 'success', title: teamsText.chosen(name) });
    setWished((now) => (now === wish ? null : now));
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
              checked={one.id === (wished?.id ?? team.id)}
              onChange={() => void choose(one)}
            />
            <Avatar name={one.props.name} url={one.props.pictureUrl} size="2.25rem" />
            <span className={classes.name}>{one.props.name}</span>
          </label>
        ))}
        <p className={classes.hint}>{teamsText.currentHint}</p>
      </fieldset>
      {change.failure === null ? null : <Notice tone="error">{change.failure}</Notice>}
    </>
  );
}
