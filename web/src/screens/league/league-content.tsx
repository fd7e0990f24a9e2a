import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { mayAnswerLeague } from '@neundarter/rules/access/leagues';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useMayMove } from '../../data/club/league-moves.ts';
import { useLeagueAnswer, useMayManageLeagues, useSeenLeague } from '../../data/club/leagues.ts';
import { useActor } from '../../data/people/actor.ts';
import { saveFile } from '../../device/save-file.ts';
import { CalendarFeed } from '../../parts/calendar-feed/calendar-feed.tsx';
import { LateCopyButton } from '../../parts/copy-button/late-copy-button.tsx';
import { codeOf } from '../../parts/event-files/embed-code.tsx';
import { writeFixtures } from '../../parts/league/fixtures-csv.ts';
import { leagueAdminPath } from '../../parts/league/league-path.ts';
import { TeamRequests } from '../../parts/league/team-requests.tsx';
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx';
import { PageQrButton } from '../../parts/page-qr/page-qr-button.tsx';
import { SeenNotice } from '../../parts/seen-notice/seen-notice.tsx';
import { KnownAddress } from '../../parts/server-address/known-address.tsx';
import { errorReason } from '../../text/errors.ts';
import { eventFilesText } from '../../text/event-files.ts';
import { leagueCsvText, leagueText as text } from '../../text/league.ts';
import { leagueListText } from '../../text/league-lists.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { MainAndSide } from '../../ui/main-and-side.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Loading } from '../../ui/states.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { useGoBack } from '../../ui/use-go-back.ts';
import classes from './league.module.css';
import { LeagueViews } from './league-views.tsx';

const OpenMoves = latePart(async () => (await import('./move/open-moves.tsx')).OpenMoves);

type Props = { readonly league: LeagueEntity };

/** The league of the address. */
export function LeagueContent() {
  const { id = '' } = useParams();
  const { data, error, seenAt, again } = useSeenLeague(id);
  if (data === undefined)
    return error === null ? (
      <Loading text={text.loading} />
    ) : (
      <NotLoaded error={error} failed={text.loadFailed} onRetry={again} />
    );
  return <LeaguePage key={id} league={data} seenAt={seenAt} />;
}

function LeaguePage({ league, seenAt }: Props & { readonly seenAt: number | null }) {
  const { name, season, teamName, teamId, status, isPublic } = league.props;
  const mayManage = useMayManageLeagues(teamId);
  const mayMove = useMayMove(league.props)(league.props.teams.map((_, number) => number));
  const isUser = useActor().kind === 'user';
  const goBack = useGoBack('/team-lounge');
  return (
    <Page
      title={name}
      eyebrow={text.eyebrow(season, teamName)}
      width="wide"
      actions={
        <>
          {mayManage ? (
            <ButtonLink to={leagueAdminPath(league.id)} icon={<IconTool size={22} />}>
              {text.setUp}
            </ButtonLink>
          ) : null}
          <Button icon={<IconArrowLeft size={22} />} onClick={goBack}>
            {text.back}
          </Button>
          <PageQrButton />
        </>
      }
    >
      <SeenNotice seenAt={seenAt} />
      {status === 'draft' ? <Notice tone="info">{text.draft}</Notice> : null}
      <Answers league={league} />
      <MainAndSide>
        <LeagueViews league={league} mayManage={mayManage} />
        <Stack gap="xl" className={classes.side}>
          {mayMove && status === 'published' ? (
            <Suspense fallback={null}>
              <OpenMoves league={league} />
            </Suspense>
          ) : null}
          <Card title={text.teams}>
            <TeamRequests league={league} />
          </Card>
          {status === 'published' && isUser ? (
            <CalendarFeed owner="league" id={league.id} mayRenew={mayManage} />
          ) : null}
          <Download league={league} />
          {mayManage && status === 'published' && isPublic ? <LeagueEmbed id={league.id} /> : null}
        </Stack>
      </MainAndSide>
    </Page>
  );
}

/** The fixtures as a file; nothing without fixtures. */
function Download({ league }: Props) {
  const { fixtures, teams, name } = league.props;
  const save = () => {
    const table = writeFixtures(
      fixtures,
      teams.map((team) => team.name),
    );
    saveFile({ name: leagueCsvText.file(name), content: new Blob([table], { type: 'text/csv' }) });
  };
  return fixtures.length === 0 ? null : (
    <Button icon={<IconDownload size={22} />} onClick={save}>
      {text.csv}
    </Button>
  );
}

/** The code with which the website of a club shows the table. */
function LeagueEmbed({ id }: { readonly id: string }) {
  return (
    <KnownAddress path={`/embed/league/${id}`}>
      {(address) => (
        <LateCopyButton
          content={codeOf(address)}
          label={leagueListText.embed}
          copied={eventFilesText.codeCopied}
          notCopied={eventFilesText.codeNotCopied}
        />
      )}
    </KnownAddress>
  );
}

/** The question to the admins of each team that has not answered yet. */
function Answers({ league }: Props) {
  const actor = useActor();
  const answer = useLeagueAnswer(league.id, (error) => text.answerFailed(errorReason(error)));
  const asked = league.props.teams.filter(
    ({ teamId, request }) => teamId !== null && request === 'open' && mayAnswerLeague(actor, teamId),
  );
  const say = async (teamId: string, agrees: boolean) =>
    tellOutcome(await answer.run({ teamId, agrees }), { done: text.answered });
  return asked.map(({ teamId, name }) =>
    teamId === null ? null : (
      <Notice key={teamId} tone="warning" title={text.ask(name)}>
        <p>{text.askHint}</p>
        <Inline gap="s" wraps>
          <Button look="primary" isBusy={answer.isBusy} onClick={() => void say(teamId, true)}>
            {text.agree}
          </Button>
          <Button isBusy={answer.isBusy} onClick={() => void say(teamId, false)}>
            {text.decline}
          </Button>
        </Inline>
      </Notice>
    ),
  );
}
