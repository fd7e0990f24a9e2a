import { callerRules } from '@neundarter/rules/tournament/plan/plan-config';
import { modeText as text } from '../../../text/tournament-mode.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import type { SetupFields } from './setup-fields.ts';

/** Who calls the matches. */
export function CallerCard({ setup, onChange, refusalOf }: SetupFields) {
  return (
    <Card title={text.callers}>
      <Toggle
        label={text.assignCaller}
        hint={text.assignCallerHint}
        isOn={setup.assignCaller}
        onChange={(assignCaller) => onChange({ ...setup, assignCaller })}
      />
      {setup.assignCaller ? (
        <SelectField
          label={text.callerRule}
          error={refusalOf('callerRule')}
          value={setup.callerRule}
          options={callerRules.map((value) => ({ value, label: text.callerRules[value] }))}
          onValue={(callerRule) => onChange({ ...setup, callerRule })}
        />
      ) : null}
    </Card>
  );
}
