import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import { useParams } from 'react-router';
import { type SeriesWithPoints, useMayManageSeries, useSeenSeries } from '../../data/club/series.ts';
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx';
import { PageQrButton } from '../../parts/page-qr/page-qr-button.tsx';
import { SeenNotice } from '../../parts/seen-notice/seen-notice.tsx';
import { seriesAdminPath } from '../../parts/series-points/series-path.ts';
import { seriesText as text } from '../../text/series.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MainAndSide } from '../../ui/main-and-side.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, Loading } from '../../ui/states.tsx';
import { useGoBack } from '../../ui/use-go-back.ts';
import classes from './series-screen.module.css';
import { SeriesTable } from './series-table.tsx';
import { SeriesTournaments } from './series-tournaments.tsx';

/** `/series/{id}`: the table of a series over all its tournaments. */
export function SeriesScreen() {
  const { id = '' } = useParams();
  const { data, error, seenAt, again } = useSeenSeries(id);
  if (data === undefined)
    return error === null ? (
      <Loading text={text.loading} />
    ) : (
      <NotLoaded error={error} failed={text.loadFailed} onRetry={again} />
    );
  return <SeriesPage key={id} series={data} seenAt={seenAt} />;
}

type Props = { readonly series: SeriesWithPoints; readonly seenAt: number | null };

function SeriesPage({ series, seenAt }: Props) {
  const { name, teamName, teamId } = series.props;
  const mayManage = useMayManageSeries(teamId);
  const goBack = useGoBack('/team-lounge');
  return (
    <Page
      title={name}
      eyebrow={text.eyebrow(teamName)}
      width="wide"
      actions={
        <>
          {mayManage ? (
            <ButtonLink to={seriesAdminPath(series.id)} icon={<IconTool size={22} />}>
              {text.setUp}
            </ButtonLink>
          ) : null}
          <Button icon={<IconArrowLeft size={22} />} onClick={goBack}>
            <span className={classes.back}>{text.back}</span>
          </Button>
          <PageQrButton />
        </>
      }
    >
      <SeenNotice seenAt={seenAt} />
      <MainAndSide>
        <Overview series={series} />
        <Card title={text.tournaments}>
          <SeriesTournaments series={series} />
        </Card>
      </MainAndSide>
    </Page>
  );
}

function Overview({ series }: { readonly series: SeriesWithPoints }) {
  const hasPoints = series.props.players.length > 0;
  if (hasPoints) return <SeriesTable series={series} />;
  return (
    <Card title={text.table}>
      <EmptyState text={text.noPoints} icon={<IconTrophy size={40} />}>
        <p>{text.noPointsHint}</p>
      </EmptyState>
    </Card>
  );
}
