import type { LeagueEntity, LeaguePlayers } from '@neundarter/contract/entities/league';
import { leagueRoundText } from '../../../text/league.ts';
import { leagueListText as text, weekBestTexts } from '../../../text/league-lists.ts';
import { playerName } from '../../../text/party-names.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import looks from '../../../ui/text-looks.module.css';
import { useChoice } from '../use-choice.ts';
import classes from './lists.module.css';

type Props = { readonly league: LeagueEntity; readonly rounds: LeaguePlayers['rounds'] };

/** The best of a round, which can be chosen; the latest one by default. */
export function RoundBest({ league, rounds }: Props) {
  const names = rounds.map(({ round }) => `${round}`);
  const [chosen, choose] = useChoice('round', [names[0] ?? '', ...names.slice(1)]);
  const bests = rounds.find(({ round }) => `${round}` === chosen)?.bests ?? [];
  return (
    <Card title={text.bests}>
      <SelectField
        label={text.bestsRound}
        value={chosen}
        options={names.map((value) => ({ value, label: leagueRoundText(Number(value)) }))}
        onValue={choose}
      />
      {bests.length === 0 ? <EmptyState text={text.playersNone} /> : null}
      <Stack as="ul" isDivided>
        {bests.map(({ kind, player, team, value }) => (
          <li key={kind} className={classes.best}>
            <span>
              <strong>{playerName(player)}</strong>{' '}
              <span className={looks.hint}>{league.props.teams[team]?.name}</span>
            </span>
            <span>{weekBestTexts[kind](value)}</span>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
