import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { type SeriesWithPoints, useMayManageSeries, useSeenSeries } from '../../data/club/series.ts';
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx';
import { SeenNotice } from '../../parts/seen-notice/seen-notice.tsx';
import {
  type SeriesAdminTab,
  seriesAdminPath,
  seriesAdminTabs,
  seriesPath,
} from '../../parts/series-points/series-path.ts';
import { LateTroublePage } from '../../parts/trouble-page/late-trouble-page.tsx';
import { seriesText, seriesAdminText as text } from '../../text/series.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { Loading } from '../../ui/states.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { GeneralTab } from './general-tab.tsx';
import { PointsTab } from './points-tab.tsx';

const TournamentsTab = latePart(async () => (await import('./tournaments-tab.tsx')).TournamentsTab);

const tabContents = { general: GeneralTab, points: PointsTab, tournaments: TournamentsTab };

/** `/series/{id}/admin/{tab}`: setting up a series; without a tab its general data. */
export function SeriesAdminScreen() {
  const { id = '', tab } = useParams();
  const { data, error, seenAt, again } = useSeenSeries(id);
  const known = seriesAdminTabs.find((one) => one === tab);
  if (known === undefined) return <Redirect to={seriesAdminPath(id)} />;
  if (data === undefined)
    return error === null ? (
      <Loading text={seriesText.loading} />
    ) : (
      <NotLoaded error={error} failed={seriesText.loadFailed} onRetry={again} />
    );
  return <AdminPage series={data} tab={known} seenAt={seenAt} />;
}

type Props = {
  readonly series: SeriesWithPoints;
  readonly tab: SeriesAdminTab;
  readonly seenAt: number | null;
};

function AdminPage({ series, tab, seenAt }: Props) {
  const { name, teamName, teamId } = series.props;
  const mayManage = useMayManageSeries(teamId);
  if (!mayManage)
    return (
      <LateTroublePage trouble="forbidden" detail={text.forbiddenHint}>
        <ButtonLink to={seriesPath(series.id)}>{text.toSeries}</ButtonLink>
      </LateTroublePage>
    );
  const Content = tabContents[tab];
  const tabs = seriesAdminTabs.map((one) => ({ to: seriesAdminPath(series.id, one), label: text.tabs[one] }));
  return (
    <Page
      title={name}
      eyebrow={seriesText.eyebrow(teamName)}
      width={tab === 'points' ? 'normal' : 'narrow'}
      actions={
        <ButtonLink to={seriesPath(series.id)} icon={<IconArrowLeft size={22} />}>
          {text.toSeries}
        </ButtonLink>
      }
    >
      <TabLinks label={text.tabsLabel} tabs={tabs} />
      <SeenNotice seenAt={seenAt} />
      <Suspense fallback={<Loading text={seriesText.loading} />}>
        <Content series={series} />
      </Suspense>
    </Page>
  );
}
