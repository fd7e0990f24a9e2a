import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useState } from 'react';
import { useTeamCount, useTeamList } from '../../data/club/teams.ts';
import { usePageLength } from '../../parts/page-length/use-page-length.ts';
import { adminText } from '../../text/admin.ts';
import { errorReason, errorText } from '../../text/errors.ts';
import { Card } from '../../ui/card.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import classes from './admin.module.css';
import { TeamRow } from './team-row.tsx';

/** All teams by name, page by page. */
export function TeamList() {
  const [wanted, setPage] = useState(1);
  const perPage = usePageLength();
  const count = useTeamCount();
  const pageCount = Math.max(1, Math.ceil((count.data ?? 0) / perPage));
  // After a deletion the chosen page may no longer exist.
  const page = count.data === undefined ? wanted : Math.min(wanted, pageCount);
  const list = useTeamList(page, perPage);
  return (
    <Card title={adminText.teams}>
      {list.isPending ? <Loading /> : null}
      {list.isError ? (
        <ErrorState text={adminText.loadFailed(errorText(list.error))} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data?.length === 0 ? (
        <EmptyState text={adminText.noTeams} icon={<IconUsersGroup size={40} />} />
      ) : null}
      {list.data === undefined || list.data.length === 0 ? null : (
        <Stack as="ul" isDivided aria-label={adminText.teamList}>
          {list.data.map((team) => (
            <TeamRow key={team.id} team={team} />
          ))}
        </Stack>
      )}
      {count.isError ? (
        <p role="alert" className={classes.error}>
          {adminText.countFailed(errorReason(count.error))}
        </p>
      ) : (
        <Pager page={page} pageCount={pageCount} onChange={setPage} label={adminText.teamList} />
      )}
    </Card>
  );
}
