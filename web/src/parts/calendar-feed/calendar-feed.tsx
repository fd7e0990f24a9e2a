import { useState } from 'react';
import { type CalendarOwner, useCalendarFeed, useRenewCalendar } from '../../data/club/calendar-feeds.ts';
import { calendarFeedText as text } from '../../text/calendar-feed.ts';
import { errorReason } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import looks from '../../ui/text-looks.module.css';
import { LateCopyButton } from '../copy-button/late-copy-button.tsx';
import { KnownAddress } from '../server-address/known-address.tsx';
import classes from './calendar-feed.module.css';

const about: Readonly<Record<CalendarOwner, string>> = {
  team: text.aboutTeam,
  player: text.aboutPlayer,
  league: text.aboutLeague,
};

type Props = {
  readonly owner: CalendarOwner;
  readonly id: string;
  /** Whether the viewer may give it a new address. */
  readonly mayRenew: boolean;
};

/** The calendar of a team or a player, to which phones subscribe. Its address is read when somebody wants it. */
export function CalendarFeed(props: Props) {
  const { owner } = props;
  const [isWanted, setIsWanted] = useState(false);
  return (
    <Card title={text[owner]}>
      <Stack gap="m">
        <p>{about[owner]}</p>
        {isWanted ? (
          <Address {...props} />
        ) : (
          <Button className={classes.button} onClick={() => setIsWanted(true)}>
            {text.show}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Address({ owner, id, mayRenew }: Props) {
  const { data: feed, error, refetch } = useCalendarFeed(owner, id);
  const renewal = useRenewCalendar(owner, (failure) => text.renewFailed(errorReason(failure)));
  const renew = async () => {
    const question = {
      title: text.renewTitle,
      text: text.renewQuestion,
      confirm: text.renew,
      danger: true,
    };
    if (await confirmAction(question)) tellOutcome(await renewal.run(id), { done: text.renewed });
  };
  return (
    <>
      <p className={looks.hint}>{text.secret}</p>
      {error === null ? null : (
        <ErrorState text={text.loadFailed(errorReason(error))} onRetry={() => void refetch()} />
      )}
      <Inline gap="s" wraps>
        {feed === undefined ? null : (
          <KnownAddress path={feed.path}>{(address) => <Ways address={address} />}</KnownAddress>
        )}
        {mayRenew ? (
          <Button look="quiet" isBusy={renewal.isBusy} onClick={() => void renew()}>
            {text.renew}
          </Button>
        ) : null}
      </Inline>
    </>
  );
}

function Ways({ address }: { readonly address: string }) {
  // The browser hands such an address to the calendar of the device.
  const subscribe = () => window.location.assign(address.replace(/^https?:/, 'webcal:'));
  return (
    <>
      <Button onClick={subscribe}>{text.subscribe}</Button>
      <LateCopyButton content={address} label={text.copy} copied={text.copied} notCopied={text.notCopied} />
    </>
  );
}
