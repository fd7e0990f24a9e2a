import { Suspense, useState } from 'react';
import { systemNameOf } from '../../device/system-name.ts';
import { type SystemName, systemNames, secureText as text } from '../../text/secure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './trust-steps.module.css';

/** The steps say everything in words, so nothing stands there until the pictures are here. */
const TrustFigures = latePart(
  async () => (await import('./trust-figures.tsx')).TrustFigures,
  () => null,
);

const options = systemNames.map((value) => ({ value, label: text.systems[value].name }));

/** The file for this system, and the steps until it is trusted. */
export function TrustSteps() {
  const [system, setSystem] = useState<SystemName>(() => systemNameOf(navigator));
  const isProfile = system === 'ios';
  return (
    <Card title={text.loadTitle}>
      <SelectField label={text.system} value={system} options={options} onValue={setSystem} />
      <ButtonLink
        look="primary"
        reloadDocument
        to={isProfile ? '/secure/neundarter.mobileconfig' : '/secure/neundarter.crt'}
      >
        {isProfile ? text.loadProfile : text.loadCertificate}
      </ButtonLink>
      <Stack as="ol" gap="s" className={classes.steps}>
        {text.systems[system].steps.map((words, step) => (
          <li key={words}>
            {words}
            <Suspense fallback={null}>
              <TrustFigures system={system} step={step} />
            </Suspense>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
