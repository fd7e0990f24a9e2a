import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { TeamEntity } from '@neundarter/contract/entities/team';
import IconUsersPlus from '@tabler/icons-react/dist/esm/icons/IconUsersPlus.mjs';
import { useState } from 'react';
import { teamsText, wishText } from '../../text/account.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import teamClasses from './current-team.module.css';
import { CurrentTeam } from './current-team.tsx';
import { TeamWishDialog } from './team-wish-dialog.tsx';
import { TeamWishes } from './team-wishes.tsx';

type Props = {
  readonly player: PlayerEntity;
  readonly teams: readonly TeamEntity[];
  /** The current team. */
  readonly team: TeamEntity | null;
};

/** The player's teams, and a button to ask for a new one. */
export function TeamsCard({ player, teams, team }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={teamsText.title}>
      {team === null ? <p>{teamsText.none}</p> : null}
      {team !== null && teams.length === 1 ? <OnlyTeam team={team} /> : null}
      {team !== null && teams.length > 1 ? <CurrentTeam player={player} teams={teams} team={team} /> : null}
      <TeamWishes playerId={player.id} />
      <Inline gap="m" wraps>
        <Button icon={<IconUsersPlus size={20} />} onClick={() => setAsking(true)}>
          {wishText.ask}
        </Button>
      </Inline>
      {isAsking ? <TeamWishDialog onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

function OnlyTeam({ team: { props } }: { readonly team: TeamEntity }) {
  return (
    <p className={teamClasses.team}>
      <Avatar name={props.name} url={props.pictureUrl} size="2.25rem" />
      <span className={teamClasses.name}>{props.name}</span>
    </p>
  );
}
