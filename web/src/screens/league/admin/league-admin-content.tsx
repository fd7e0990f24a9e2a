import type { LeagueEntity } from '@neundarter/contract/entities/league';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useNavigate, useParams } from 'react-router';
import { useLeagueDeletion, useMayManageLeagues, useSeenLeague } from '../../../data/club/leagues.ts';
import { leaguePath } from '../../../parts/league/league-path.ts';
import { NotLoaded } from '../../../parts/not-loaded/not-loaded.tsx';
import { SeenNotice } from '../../../parts/seen-notice/seen-notice.tsx';
import { LateTroublePage } from '../../../parts/trouble-page/late-trouble-page.tsx';
import { errorReason } from '../../../text/errors.ts';
import { leagueText, leagueAdminText as text } from '../../../text/league.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Loading } from '../../../ui/states.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { OpenMoves } from '../move/open-moves.tsx';
import { GeneralForm } from './general-form.tsx';
import { PlanForm } from './plan-form.tsx';
import { ReportsCard } from './reports-card.tsx';

/** The league of the address, for its office. */
export function LeagueAdminContent() {
  const { id = '' } = useParams();
  const { data, error, seenAt, again } = useSeenLeague(id);
  if (data === undefined)
    return error === null ? (
      <Loading text={leagueText.loading} />
    ) : (
      <NotLoaded error={error} failed={leagueText.loadFailed} onRetry={again} />
    );
  return <AdminPage key={id} league={data} seenAt={seenAt} />;
}

type Props = { readonly league: LeagueEntity; readonly seenAt: number | null };

function AdminPage({ league, seenAt }: Props) {
  const { name, season, teamName, teamId, status } = league.props;
  const toLeague = leaguePath(league.id);
  if (!useMayManageLeagues(teamId))
    return (
      <LateTroublePage trouble="forbidden" detail={text.forbiddenHint}>
        <ButtonLink to={toLeague}>{text.toLeague}</ButtonLink>
      </LateTroublePage>
    );
  return (
    <Page
      title={name}
      eyebrow={leagueText.eyebrow(season, teamName)}
      width="normal"
      actions={
        <ButtonLink to={toLeague} icon={<IconArrowLeft size={22} />}>
          {text.toLeague}
        </ButtonLink>
      }
    >
      <SeenNotice seenAt={seenAt} />
      <Stack gap="xl">
        {status === 'published' ? <OpenMoves league={league} isOfOffice /> : null}
        {status === 'published' ? <ReportsCard league={league} /> : null}
        <GeneralForm league={league} />
        {status === 'draft' ? <PlanForm league={league} /> : <Notice tone="info">{text.isPublished}</Notice>}
        <Removal id={league.id} />
      </Stack>
    </Page>
  );
}

function Removal({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const removal = useLeagueDeletion((error) => text.removeFailed(errorReason(error)));
  const remove = async () => {
    const question = {
      title: `${text.remove}?`,
      text: text.removeQuestion,
      confirm: text.remove,
      danger: true,
    };
    if (!(await confirmAction(question))) return;
    const outcome = await removal.run(id);
    tellOutcome(outcome, { done: text.removed });
    if (outcome.ok) void navigate('/team-lounge');
  };
  return (
    <Inline justify="end">
      <Button look="danger" isBusy={removal.isBusy} onClick={() => void remove()}>
        {text.remove}
      </Button>
    </Inline>
  );
}
