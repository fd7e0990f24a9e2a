import {
  hasGroupStage,
  hasLoserSide,
  mayHaveSecondChance,
  mayHaveThirdPlace,
} from '@neundarter/rules/tournament/plan/modes';
import { knockoutRounds } from '@neundarter/rules/tournament/setup/knockout-rounds';
import { roundNameText } from '../../../text/round-names.ts';
import { modeText as text } from '../../../text/tournament-mode.ts';
import { Card } from '../../../ui/card.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import { Toggle } from '../../../ui/toggle.tsx';
import { ConfigRow } from './config-row.tsx';
import { SecondChanceSettings } from './second-chance-settings.tsx';
import { type SetupFields, withKnockout } from './setup-fields.ts';

/** How the matches of each knockout round are played. */
export function KnockoutCard({ setup, onChange, refusalOf }: SetupFields) {
  const refusal = (field: string) => refusalOf(`knockoutStageConfig.config.${field}`);
  const { rounds, loserSide, hasThirdPlaceMatch, thirdPlaceMatchConfig } = setup.knockoutStageConfig.config;
  const { tournamentMode } = setup;
  const withLoserSide = hasLoserSide(tournamentMode);
  const withThirdPlace = mayHaveThirdPlace(tournamentMode);
  return (
    <Card title={text.knockout}>
      <Stack isDivided role="group" aria-label={text.rounds}>
        {knockoutRounds(setup).map((round) => (
          <ConfigRow
            key={round}
            what={roundNameText[round]}
            config={rounds[round].matchConfig}
            refusal={refusal(`rounds.${round}`)}
            draws="draws-forbidden"
            onChange={(matchConfig) =>
              onChange(withKnockout(setup, { rounds: { ...rounds, [round]: { matchConfig } } }))
            }
          />
        ))}
        {withLoserSide ? (
          <ConfigRow
            what={text.loserSide}
            config={loserSide.matchConfig}
            refusal={refusal('loserSide')}
            draws="draws-forbidden"
            onChange={(matchConfig) => onChange(withKnockout(setup, { loserSide: { matchConfig } }))}
          />
        ) : null}
        {withThirdPlace && hasThirdPlaceMatch ? (
          <ConfigRow
            what={text.thirdPlace}
            config={thirdPlaceMatchConfig}
            refusal={refusal('thirdPlaceMatchConfig')}
            draws="draws-forbidden"
            onChange={(config) => onChange(withKnockout(setup, { thirdPlaceMatchConfig: config }))}
          />
        ) : null}
      </Stack>
      {withLoserSide ? <p className={looks.hint}>{text.doubleHint}</p> : null}
      {withThirdPlace ? (
        <Toggle
          label={text.thirdPlace}
          hint={text.thirdPlaceHint}
          isOn={hasThirdPlaceMatch}
          onChange={(isOn) => onChange(withKnockout(setup, { hasThirdPlaceMatch: isOn }))}
        />
      ) : null}
      {mayHaveSecondChance(tournamentMode) && !hasGroupStage(tournamentMode) ? (
        <SecondChanceSettings setup={setup} onChange={onChange} refusalOf={refusalOf} />
      ) : null}
    </Card>
  );
}
