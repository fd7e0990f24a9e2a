import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { teamBounds } from '@neundarter/rules/league/fixtures';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { TeamMark } from '../../../parts/league/team-requests.tsx';
import { leagueAdminText as text } from '../../../text/league.ts';
import { Card } from '../../../ui/card.tsx';
import type { FormList } from '../../../ui/form-list.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyLine } from '../../../ui/states.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './league-admin.module.css';
import { newTeam, type TeamValues } from './plan-values.ts';
import { TeamSearch } from './team-search.tsx';

const weekdays = text.weekdays.map((label, value) => ({ value: `${value}`, label }));

type Props = {
  readonly list: FormList<TeamValues>;
  /** The teams as they are stored, with what they have said. */
  readonly stored: LeagueEntity['props']['teams'];
};

/** The teams of a league with their home days. */
export function TeamFields({ list, stored }: Props) {
  const { entries } = list;
  return (
    <Card title={text.teams}>
      {entries.length === 0 ? <EmptyLine text={text.noTeams} /> : null}
      <Stack as="ol" isDivided gap="m">
        {entries.map((team, place) => (
          <TeamRow key={team.teamId ?? team.name} list={list} stored={stored} place={place} team={team} />
        ))}
      </Stack>
      {entries.length < teamBounds.max ? (
        <TeamSearch
          takenIds={entries.flatMap(({ teamId }) => teamId ?? [])}
          error={list.error}
          onChoose={({ teamId, name }) => {
            if (!entries.some((one) => one.name === name)) list.add(newTeam(teamId, name));
          }}
        />
      ) : null}
    </Card>
  );
}

type RowProps = Props & { readonly place: number; readonly team: TeamValues };

function TeamRow({ list, stored, place, team }: RowProps) {
  const known = stored.find(({ teamId }) => teamId === team.teamId);
  const put = (change: Partial<TeamValues>) => list.replace(place, { ...team, ...change });
  return (
    <li>
      <Stack gap="s" role="group" aria-label={text.team(team.name)}>
        <Inline gap="m" align="center" justify="between">
          <strong className={classes.name}>{team.name}</strong>
          <Inline gap="s" align="center">
            {known === undefined && team.teamId !== null ? null : (
              <TeamMark team={{ teamId: team.teamId, request: known?.request ?? 'agreed' }} />
            )}
            <IconButton
              label={text.removeTeam(team.name)}
              icon={<IconTrash size={22} />}
              onClick={() => list.remove(place)}
            />
          </Inline>
        </Inline>
        <div className={classes.fields}>
          <SelectField
            label={text.weekday}
            value={team.weekday}
            options={weekdays}
            onValue={(weekday) => put({ weekday })}
          />
          <TextField
            label={text.time}
            value={team.time}
            maxLength={5}
            autoComplete="off"
            error={list.errorAt(place, 'time')}
            onValue={(time) => put({ time })}
          />
          <TextField
            label={text.taken}
            value={team.taken}
            maxLength={200}
            autoComplete="off"
            hint={text.takenHint}
            error={list.errorAt(place, 'taken')}
            onValue={(taken) => put({ taken })}
          />
        </div>
      </Stack>
    </li>
  );
}
