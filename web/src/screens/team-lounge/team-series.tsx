import type { ListedSeries } from '@neundarter/contract/entities/series';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link, useNavigate } from 'react-router';
import { useMayManageSeries, useTeamSeries } from '../../data/club/series.ts';
import { SeenNotice } from '../../parts/seen-notice/seen-notice.tsx';
import { seriesAdminPath, seriesPath } from '../../parts/series-points/series-path.ts';
import { errorText } from '../../text/errors.ts';
import { teamSeriesText as text } from '../../text/series.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyLine, ErrorState } from '../../ui/states.tsx';
import classes from './team-lounge.module.css';
import { useSeriesRemoval } from './use-series-removal.ts';

type Props = {
  readonly teamId: string;
  /** Opens the form for a new series; null for members who may not create any. */
  readonly onCreate: (() => void) | null;
};

/** The series of the team, five more with every tap. */
export function TeamSeries({ teamId, onCreate }: Props) {
  const { data, error, seenAt, again, hasMore, isLoadingMore, more } = useTeamSeries(teamId);
  return (
    <Card title={text.section}>
      <SeenNotice seenAt={seenAt} />
      {data === undefined && error === null ? <SkeletonRows count={2} height="4rem" /> : null}
      {error === null ? null : <ErrorState text={text.loadFailed(errorText(error))} onRetry={again} />}
      {data?.length === 0 ? (
        <EmptyLine text={text.empty}>
          {onCreate === null ? null : <Button onClick={onCreate}>{text.createFirst}</Button>}
        </EmptyLine>
      ) : null}
      {data === undefined || data.length === 0 ? null : (
        <Stack as="ul" isDivided aria-label={text.section}>
          {data.map((series) => (
            <SeriesRow key={series.id} series={series} />
          ))}
        </Stack>
      )}
      {hasMore ? (
        <Button isWide isBusy={isLoadingMore} onClick={more}>
          {text.more}
        </Button>
      ) : null}
    </Card>
  );
}

/** A series; the whole row leads to its table. */
function SeriesRow({ series }: { readonly series: ListedSeries }) {
  const { name, teamId, isPublic, tournaments } = series.props;
  const mayManage = useMayManageSeries(teamId);
  return (
    <li className={classes.series}>
      <span className={classes.words}>
        <Link to={seriesPath(series.id)} className={classes.link ?? ''}>
          {name}
        </Link>
        <span className={classes.about}>{text.about(tournaments.length)}</span>
      </span>
      {isPublic ? <Badge>{text.isPublic}</Badge> : null}
      {mayManage ? <SeriesMenu series={series} /> : null}
    </li>
  );
}

function SeriesMenu({ series }: { readonly series: ListedSeries }) {
  const navigate = useNavigate();
  const remove = useSeriesRemoval();
  return (
    <div className={classes.menu}>
      <MenuButton
        label={text.menu(series.props.name)}
        items={[
          {
            label: text.setUp,
            icon: <IconSettings aria-hidden size={20} />,
            onSelect: () => void navigate(seriesAdminPath(series.id)),
          },
          {
            label: text.remove,
            icon: <IconTrash aria-hidden size={20} />,
            danger: true,
            onSelect: () => void remove(series),
          },
        ]}
      >
        <IconDotsVertical aria-hidden size={22} />
      </MenuButton>
    </div>
  );
}
