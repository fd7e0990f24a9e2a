import { useState } from 'react';
import { usePushEnd, usePushStart, usePushWish } from '../../../data/club/push-device.ts';
import { type PushState, pushState } from '../../../device/push.ts';
import { ownCallText } from '../../../text/own-calls.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import type { OwnPerson } from './own-people.ts';

const text = ownCallText.push;

type Props = { readonly eventId: string; readonly people: readonly OwnPerson[] };

/** Lets this device say that its people are called, also while the page is closed, or says what stands in the way. */
export function PushSwitch({ eventId, people }: Props) {
  const entrants = people.map(({ entry }) => entry.id);
  const isOn = usePushWish(eventId, entrants);
  const [state, setState] = useState<PushState>(pushState);
  const start = usePushStart(eventId);
  const end = usePushEnd(eventId);
  if (state !== 'open') return <Obstacle state={state} />;
  const begin = async () => {
    const outcome = await start.run(entrants);
    if (outcome.ok && outcome.value !== null) setState(outcome.value);
    else tellOutcome(outcome, { failedTitle: text.failed });
  };
  return (
    <Inline gap="m" align="center" wraps>
      {isOn ? (
        <>
          <span role="status">{text.isOn}</span>
          <Button
            look="quiet"
            isBusy={end.isBusy}
            onClick={() => void end.run().then((outcome) => tellOutcome(outcome))}
          >
            {text.off}
          </Button>
        </>
      ) : (
        <>
          <Button isBusy={start.isBusy} onClick={() => void begin()}>
            {text.on}
          </Button>
          <span className={looks.hint}>{text.about}</span>
        </>
      )}
    </Inline>
  );
}

function Obstacle({ state }: { readonly state: Exclude<PushState, 'open'> }) {
  return (
    <Inline gap="m" align="center" wraps>
      <span className={looks.hint} role="status">
        {text[state]}
      </span>
      {state === 'insecure' ? (
        <ButtonLink look="quiet" to="/secure">
          {text.toSecure}
        </ButtonLink>
      ) : null}
    </Inline>
  );
}
