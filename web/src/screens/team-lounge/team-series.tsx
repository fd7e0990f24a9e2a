import type { ListedSeries } from '@neundarter/contract/entities/series';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link, useNavigate } from 'react-router';
import { useMayManageSeries, useTeamSeries } from '../../data/club/series.ts';
import { MoreListCard } from '../../parts/more-list/more-list-card.tsx';
import { seriesAdminPath, seriesPath } from '../../parts/series-points/series-path.ts';
import { errorText } from '../../text/errors.ts';
import { teamSeriesText as text } from '../../text/series.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { EmptyLine } from '../../ui/states.tsx';
import classes from './team-lounge.module.css';
import { useSeriesRemoval } from './use-series-removal.ts';

type Props = {
  readonly teamId: string;
  /** Opens the form for a new series; null for members who may not create any. */
  readonly onCreate: (() => void) | null;
  /** Whether the agenda stands above it, and says how old all is. */
  readonly isBelowAgenda: boolean;
};

/** The series of the team, five more with every tap. */
export function TeamSeries({ teamId, onCreate, isBelowAgenda }: Props) {
  return (
    <MoreListCard
      title={text.section}
      list={useTeamSeries(teamId)}
      row={(series) => <SeriesRow series={series} />}
      skeleton={{ count: 2, height: '4rem' }}
      failed={(error) => text.loadFailed(errorText(error))}
      empty={
        <EmptyLine text={text.empty}>
          {onCreate === null ? null : <Button onClick={onCreate}>{text.createFirst}</Button>}
        </EmptyLine>
      }
      hidesAge={isBelowAgenda}
    />
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
            icon: <IconTool aria-hidden size={20} />,
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
