import type { TeamEntity } from '@neundarter/contract/entities/team';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { changeTeam, deleteTeam } from '../../data/club/change-team.ts';
import { TeamNameDialog } from '../../parts/team-players/team-name-dialog.tsx';
import { useTeamChange } from '../../parts/team-players/use-team-change.ts';
import { adminText } from '../../text/admin.ts';
import { teamPlayersText, teamText } from '../../text/team.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Inline } from '../../ui/inline.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import classes from './admin.module.css';

/** One team: a link to its players, the switch for tournaments, renaming and deleting. */
export function TeamRow({ team }: { readonly team: TeamEntity }) {
  const [isRenaming, setRenaming] = useState(false);
  const { name, members, referralCode, pictureUrl } = team.props;
  const remove = useDeletion(team);
  const icon = { 'aria-hidden': true, size: 20 } as const;
  return (
    <li className={classes.row}>
      <Link className={classes.team} to={`/admin/teams/${team.id}`}>
        <Avatar name={name} url={pictureUrl} size="3rem" />
        <Stack as="span">
          <span className={classes.name}>{name}</span>
          <Inline as="span" wraps className={classes.details}>
            {teamPlayersText.members(members)}
            <abbr className={classes.code} title={adminText.referralCode}>
              {referralCode}
            </abbr>
          </Inline>
        </Stack>
      </Link>
      <TournamentToggle team={team} />
      <MenuButton
        label={adminText.menu(name)}
        items={[
          { label: teamText.rename, icon: <IconPencil {...icon} />, onSelect: () => setRenaming(true) },
          {
            label: adminText.remove,
            icon: <IconTrash {...icon} />,
            danger: true,
            onSelect: () => void remove(),
          },
        ]}
      >
        <IconDotsVertical aria-hidden size={22} />
      </MenuButton>
      {isRenaming ? <TeamNameDialog team={team} onClose={() => setRenaming(false)} /> : null}
    </li>
  );
}

/** Shows the chosen value at once, and the server's value after its answer. */
function TournamentToggle({ team }: { readonly team: TeamEntity }) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const change = useTeamChange(team.id);
  const choose = async (canUseTournaments: boolean) => {
    setChosen(canUseTournaments);
    await change.run({
      work: () => changeTeam(team.id, { canUseTournaments }),
      failed: teamText.saveFailed,
    });
    setChosen(null);
  };
  return (
    <div className={classes.toggle}>
      <Toggle
        label={adminText.canUseTournaments}
        isOn={chosen ?? team.props.canUseTournaments}
        onChange={(isOn) => void choose(isOn)}
      />
    </div>
  );
}

function useDeletion(team: TeamEntity): () => Promise<void> {
  const change = useTeamChange(team.id);
  const { name } = team.props;
  return async () => {
    const question = {
      title: adminText.removeTitle,
      text: adminText.removeWarning(name),
      confirm: adminText.removeConfirm,
      danger: true,
    };
    if (!(await confirmAction(question))) return;
    await change.run({
      work: () => deleteTeam(team.id),
      done: adminText.removed(name),
      failed: adminText.removeFailed,
    });
  };
}
