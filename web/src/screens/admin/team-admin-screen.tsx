import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTeam } from '../../data/club/teams.ts';
import { TeamNameDialog } from '../../parts/team-players/team-name-dialog.tsx';
import { TeamPictureButton } from '../../parts/team-players/team-picture.tsx';
import { TeamPlayers } from '../../parts/team-players/team-players.tsx';
import { adminText } from '../../text/admin.ts';
import { errorText } from '../../text/errors.ts';
import { teamText } from '../../text/team.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import classes from './admin.module.css';
import { AdminOnly } from './admin-only.tsx';

/** `/admin/teams/{teamId}`: the players of any team, with all roles. */
export function TeamAdminScreen() {
  const { teamId = '' } = useParams();
  return (
    <AdminOnly>
      <TeamPage key={teamId} teamId={teamId} />
    </AdminOnly>
  );
}

function TeamPage({ teamId }: { readonly teamId: string }) {
  const team = useTeam(teamId);
  const [isRenaming, setRenaming] = useState(false);
  const back = (
    <Link to="/admin" className={classes.back ?? ''}>
      <IconArrowLeft aria-hidden size={18} />
      {adminText.back}
    </Link>
  );
  if (team.isPending) return <Loading />;
  if (team.isError)
    return (
      <Page title={adminText.title} eyebrow={back}>
        <ErrorState text={teamText.loadFailed(errorText(team.error))} onRetry={() => void team.refetch()} />
      </Page>
    );
  const { name, pictureUrl } = team.data.props;
  return (
    <Page
      title={name}
      eyebrow={back}
      picture={<Avatar name={name} url={pictureUrl} size="4.5rem" />}
      width="wide"
      actions={
        <>
          <Button onClick={() => setRenaming(true)}>{teamText.rename}</Button>
          <TeamPictureButton teamId={teamId} />
        </>
      }
    >
      <TeamPlayers teamId={teamId} />
      {isRenaming ? <TeamNameDialog team={team.data} onClose={() => setRenaming(false)} /> : null}
    </Page>
  );
}
