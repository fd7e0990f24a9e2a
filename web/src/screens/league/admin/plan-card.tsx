import type { LeagueEntity } from '@neundarter/contract/entities/league';
import type { SeasonPlan } from '@neundarter/rules/league/season-plan';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { type ChangeEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLeagueChange, useLeaguePublication } from '../../../data/club/leagues.ts';
import { saveFile } from '../../../device/save-file.ts';
import { readFixtures, writeFixtures } from '../../../parts/league/fixtures-csv.ts';
import { leaguePath } from '../../../parts/league/league-path.ts';
import { errorReason } from '../../../text/errors.ts';
import { leagueCsvText, leagueAdminText as text } from '../../../text/league.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { EmptyLine } from '../../../ui/states.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import { showToast } from '../../../ui/toast.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { type PlanValues, sentPlan } from './plan-values.ts';

type Team = { readonly teamId: string | null; readonly name: string };

/** A plan, and the teams that its numbers mean. */
export type Proposal = SeasonPlan & {
  readonly teams: readonly Team[];
  /** Whether the server has it. */
  readonly isSaved: boolean;
};

type Props = {
  readonly league: LeagueEntity;
  /** The teams of the form now. */
  readonly teams: PlanValues['teams'];
  readonly proposal: Proposal;
  readonly onProposal: (next: Proposal) => void;
};

const namesOf = (teams: readonly Team[]): readonly string[] => teams.map(({ name }) => name);

/** The plan of a season before anything is made; it is stored, and then published. */
export function PlanCard({ league, teams, proposal, onProposal }: Props) {
  const change = useLeagueChange(league.id, (error) => text.saveFailed(errorReason(error)));
  const { fixtures, wishes, isSaved } = proposal;
  const names = namesOf(proposal.teams);
  const isOfTeams = names.join('\n') === namesOf(teams).join('\n');
  const swap = (index: number) => {
    const next = fixtures.map((one, at) => (at === index ? { ...one, home: one.away, away: one.home } : one));
    onProposal({ ...proposal, fixtures: next, isSaved: false });
  };
  const save = async () => {
    const outcome = await change.run({ plan: sentPlan(proposal.teams, fixtures) });
    tellOutcome(outcome, { done: text.saved });
    if (outcome.ok) onProposal({ ...proposal, isSaved: true });
  };
  const isShown = fixtures.length > 0 && isOfTeams;
  return (
    <Card title={text.plan}>
      {isShown ? (
        <>
          {isSaved ? null : <p className={looks.hint}>{text.planHint}</p>}
          <PlanPreview fixtures={fixtures} wishes={wishes} names={names} onSwap={swap} />
        </>
      ) : (
        <EmptyLine text={isOfTeams ? text.noPlan : text.otherTeams} />
      )}
      <Files league={league} teams={teams} proposal={proposal} onProposal={onProposal} />
      {isShown ? (
        <Inline gap="s" justify="end" wraps>
          <Button look={isSaved ? 'secondary' : 'primary'} isBusy={change.isBusy} onClick={() => void save()}>
            {text.save}
          </Button>
          <Publication league={league} isSaved={isSaved} />
        </Inline>
      ) : null}
    </Card>
  );
}

/** The plan as a file, and back. */
function Files({ league, teams, proposal, onProposal }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const save = () => {
    const table = writeFixtures(proposal.fixtures, namesOf(proposal.teams));
    const content = new Blob([table], { type: 'text/csv' });
    saveFile({ name: leagueCsvText.file(league.props.name), content });
  };
  const load = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    const read = readFixtures(await file.text(), namesOf(teams));
    // The same file can be chosen again.
    currentTarget.value = '';
    if (!read.ok) return showToast({ kind: 'error', title: text.csvWrong(read.line) });
    onProposal({ teams, fixtures: read.fixtures, wishes: [], isSaved: false });
    showToast({ kind: 'success', title: text.csvLoaded });
  };
  return (
    <Inline gap="s" wraps>
      {proposal.fixtures.length === 0 ? null : (
        <Button look="quiet" icon={<IconDownload size={22} />} onClick={save}>
          {text.csvSave}
        </Button>
      )}
      {teams.length < 2 ? null : (
        <Button look="quiet" onClick={() => input.current?.click()}>
          {text.csvLoad}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={text.csvLoad}
        hidden
        onChange={(event) => void load(event)}
      />
    </Inline>
  );
}

/** Publishes a league whose plan is stored, after a question. */
function Publication({ league, isSaved }: Pick<Props, 'league'> & Pick<Proposal, 'isSaved'>) {
  const navigate = useNavigate();
  const publication = useLeaguePublication((error) => text.publishFailed(errorReason(error)));
  const isOpen = league.props.teams.some(({ request }) => request === 'open');
  const publish = async () => {
    const question = {
      title: `${text.publish}?`,
      text: `${text.publishHint(league.props.fixtures.length)} ${text.publishQuestion}`,
      confirm: text.publish,
    };
    if (!(await confirmAction(question))) return;
    const outcome = await publication.run(league.id);
    tellOutcome(outcome, { done: text.published });
    if (outcome.ok) void navigate(leaguePath(league.id));
  };
  if (!isSaved) return <p className={looks.hint}>{text.unsaved}</p>;
  if (isOpen) return <p className={looks.hint}>{text.isOpen}</p>;
  return (
    <Button look="primary" isBusy={publication.isBusy} onClick={() => void publish()}>
      {text.publish}
    </Button>
  );
}
