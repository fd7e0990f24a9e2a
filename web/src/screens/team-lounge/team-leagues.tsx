import type { ListedLeague } from '@neundarter/contract/entities/league';
import type { LeagueMoves } from '@neundarter/contract/entities/league/league-move';
import { maxNameLength, maxSeasonLength } from '@neundarter/contract/limits';
import { Link, useNavigate } from 'react-router';
import { useIdFor } from '../../data/api/use-id-for.ts';
import { useLeagueMoves } from '../../data/club/league-moves.ts';
import { useLeagueCreation, useTeamLeagues } from '../../data/club/leagues.ts';
import { leagueAdminPath, leaguePath } from '../../parts/league/league-path.ts';
import { MoreListCard } from '../../parts/more-list/more-list-card.tsx';
import { errorReason, errorText } from '../../text/errors.ts';
import { leagueFormText, teamLeaguesText as text } from '../../text/league.ts';
import { openMovesText } from '../../text/league-move.ts';
import { nameProblem } from '../../text/names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { askInDialog } from '../../ui/confirm-action.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { EmptyLine } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import looks from '../../ui/text-looks.module.css';
import { Toggle } from '../../ui/toggle.tsx';
import { useForm } from '../../ui/use-form.ts';
import classes from './team-lounge.module.css';

type Props = { readonly teamId: string; readonly mayAdminister: boolean };

/** The leagues that a team runs, takes part in, or is asked to. */
export function TeamLeagues({ teamId, mayAdminister }: Props) {
  const list = useTeamLeagues(teamId);
  const navigate = useNavigate();
  const create = async () => {
    const id = await askInDialog<string>((answer) => <NewLeagueDialog teamId={teamId} onDone={answer} />);
    if (id !== null) void navigate(leagueAdminPath(id));
  };
  const button = mayAdminister ? <Button onClick={() => void create()}>{text.create}</Button> : null;
  // Who can do nothing about it need not read that there is none.
  if (!mayAdminister && list.data?.length === 0) return null;
  return (
    <MoreListCard
      title={text.section}
      list={list}
      row={(league) => <LeagueRow league={league} teamId={teamId} mayAdminister={mayAdminister} />}
      skeleton={{ count: 1, height: '4rem' }}
      failed={(error) => text.loadFailed(errorText(error))}
      empty={<EmptyLine text={text.empty}>{button}</EmptyLine>}
      hint={button}
      // The agenda above it says it.
      hidesAge
    />
  );
}

/** Whether a fixture waits for the answer of a side that the user leads. */
const isToMove = (data: LeagueMoves | undefined): boolean =>
  data?.moves.some(({ open, ownSides }) => ownSides.some((side) => side === open?.waitsFor)) === true;

/** A league; the whole row leads to it. */
function LeagueRow({ league, teamId, mayAdminister }: Props & { readonly league: ListedLeague }) {
  const { name, season, status, teams } = league.props;
  const isPlaying = teams.some((team) => team.teamId === teamId && team.request === 'agreed');
  const moves = useLeagueMoves(league.id, mayAdminister && isPlaying && status === 'published');
  const isAsked = teams.some((team) => team.teamId === teamId && team.request === 'open');
  return (
    <li className={classes.series}>
      <span className={classes.words}>
        <Link to={leaguePath(league.id)} className={classes.link ?? ''}>
          {name}
        </Link>
        <span className={classes.about}>{text.about(season, teams.length)}</span>
      </span>
      {isAsked ? <Badge tone="gold">{text.isAsked}</Badge> : null}
      {isToMove(moves.data) ? <Badge tone="gold">{openMovesText.badge}</Badge> : null}
      {status === 'draft' ? <Badge>{text.isDraft}</Badge> : null}
    </li>
  );
}

type DialogProps = { readonly teamId: string; readonly onDone: (id: string | null) => void };

/** What a new league is called; its teams and its plan come afterwards. */
function NewLeagueDialog({ teamId, onDone }: DialogProps) {
  const creation = useLeagueCreation((error) => leagueFormText.failed(errorReason(error)));
  const idFor = useIdFor();
  const idOf = (values: object) => idFor(JSON.stringify({ teamId, ...values }));
  const form = useForm({
    start: { name: '', season: '', isPublic: true },
    check: ({ name, season }) => ({
      name: nameProblem(name, leagueFormText.nameMissing),
      season: nameProblem(season, leagueFormText.seasonMissing),
    }),
    send: (values) => creation.run({ id: idOf(values), props: { teamId, ...values } }),
    onSent: (values) => onDone(idOf(values)),
  });
  return (
    <FormDialog
      title={leagueFormText.newTitle}
      form={form}
      confirm={leagueFormText.create}
      gap="m"
      onClose={() => onDone(null)}
    >
      <p className={looks.hint}>{leagueFormText.hint}</p>
      <TextField
        {...form.field('name')}
        label={leagueFormText.name}
        maxLength={maxNameLength}
        autoComplete="off"
      />
      <TextField
        {...form.field('season')}
        label={leagueFormText.season}
        maxLength={maxSeasonLength}
        autoComplete="off"
      />
      <Toggle
        label={leagueFormText.isPublic}
        hint={leagueFormText.isPublicHint}
        isOn={form.values.isPublic}
        onChange={(isPublic) => form.set({ isPublic })}
      />
    </FormDialog>
  );
}
