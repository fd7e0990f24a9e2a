import type { DoorEntity, DoorEntry } from '@neundarter/contract/entities/money/money';
import { type FeeKind, feeKinds } from '@neundarter/rules/money/booking';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { hasCode } from '../../../data/api/api-error.ts';
import { useIdFor } from '../../../data/api/use-id-for.ts';
import { type DoorPass, useDoor, useDoorCheckIn, useDoorPayment } from '../../../data/club/door.ts';
import { errorReason } from '../../../text/errors.ts';
import { feeText, formatEuros, moneyText, paymentText, doorText as text } from '../../../text/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Page } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../../ui/states.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextField } from '../../../ui/text-field.tsx';
import looks from '../../../ui/text-looks.module.css';
import classes from '../money/money.module.css';
import { useDoorKey } from './use-door-key.ts';

/** Who is there and who has paid, for a helper with the link. */
export function DoorPage({ eventId }: { readonly eventId: string }) {
  const key = useDoorKey(eventId);
  return key === null ? (
    <Page title={text.title}>
      <EmptyState text={text.noKey} />
    </Page>
  ) : (
    <Door key={key} pass={{ eventId, key }} />
  );
}

function Door({ pass }: { readonly pass: DoorPass }) {
  const door = useDoor(pass);
  const isEnded = hasCode(door.error, 'error.not-found');
  if (isEnded)
    return (
      <Page title={text.title}>
        <EmptyState text={text.ended} />
      </Page>
    );
  return (
    <Page title={text.title} {...(door.data && { eyebrow: door.data.eventName })}>
      {door.isPending ? <Loading text={text.loading} /> : null}
      {door.isError ? (
        <ErrorState text={text.failed(errorReason(door.error))} onRetry={() => void door.refetch()} />
      ) : null}
      {door.data === undefined ? null : <List pass={pass} door={door.data} />}
    </Page>
  );
}

const ways = ['cash', 'card', 'transfer'] as const;
type Way = (typeof ways)[number];

type ListProps = { readonly pass: DoorPass; readonly door: DoorEntity };

function List({ pass, door }: ListProps) {
  const [wanted, setWanted] = useState('');
  const [payment, setPayment] = useState<Way>('cash');
  const { entries } = door;
  const found = entries
    .filter(({ name }) => name.toLocaleLowerCase('de').includes(wanted.trim().toLocaleLowerCase('de')))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
  const hasFees = Object.values(door.fees).some((fee) => fee !== null);
  return (
    <>
      <Stack gap="m">
        <TextField label={text.search} type="search" value={wanted} onValue={setWanted} autoComplete="off" />
        {hasFees ? (
          <SelectField
            label={moneyText.payment}
            value={payment}
            options={ways.map((value) => ({ value, label: paymentText[value] }))}
            onValue={setPayment}
          />
        ) : null}
        <p className={looks.hint}>
          {text.here(entries.filter(({ isPresent }) => isPresent).length, entries.length)}
        </p>
      </Stack>
      {found.length === 0 ? (
        <EmptyState text={entries.length === 0 ? moneyText.noEntries : text.noMatch} />
      ) : (
        <Stack as="ul" isDivided className={classes.list} aria-label={text.title}>
          {found.map((entry) => (
            <Row key={entry.id} pass={pass} fees={door.fees} entry={entry} payment={payment} />
          ))}
        </Stack>
      )}
      {hasFees ? <p className={looks.hint}>{text.wrongTap}</p> : null}
    </>
  );
}

type RowProps = {
  readonly pass: DoorPass;
  readonly fees: DoorEntity['fees'];
  readonly entry: DoorEntry;
  readonly payment: Way;
};

function Row({ pass, fees, entry, payment }: RowProps) {
  const checkIn = useDoorCheckIn(pass);
  const { id: entryId, name, teamName, isWaiting, isPresent } = entry;
  const tick = async (isOn: boolean) => tellOutcome(await checkIn.run({ entryId, isPresent: isOn }));
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p className={looks.strong}>
          {name} {isWaiting ? <Badge>{moneyText.waiting}</Badge> : null}
        </p>
        {teamName === null ? null : <p className={looks.hint}>{teamName}</p>}
      </div>
      <div className={classes.buttons}>
        <Fees pass={pass} fees={fees} entry={entry} payment={payment} />
        <Button
          look={isPresent ? 'secondary' : 'primary'}
          icon={isPresent ? <IconCheck size={20} /> : null}
          aria-pressed={isPresent}
          aria-label={text.presentOf(name)}
          isBusy={checkIn.isBusy}
          onClick={() => void tick(!isPresent)}
        >
          {text.present}
        </Button>
      </div>
    </li>
  );
}

function Fees({ pass, fees, entry: { id: entryId, name, hasPaid }, payment }: RowProps) {
  const booking = useDoorPayment(pass);
  const idFor = useIdFor();
  // What was paid and taken back by an organiser is paid anew, under another id.
  const [round, setRound] = useState(0);
  if (hasPaid) return <Badge tone="green">{moneyText.paid}</Badge>;
  const pay = async (feeKind: FeeKind, cents: number) => {
    // A helper cannot take it back.
    const isSure = await confirmAction({
      title: text.confirmTitle(name),
      text: text.confirmText(feeText[feeKind], formatEuros(cents), paymentText[payment]),
      confirm: text.confirm,
    });
    if (!isSure) return;
    const id = idFor(`${round} ${feeKind} ${cents} ${payment}`);
    const outcome = await booking.run({ id, entryId, feeKind, cents, payment });
    tellOutcome(outcome, { done: moneyText.booked });
    if (outcome.ok) setRound(round + 1);
  };
  return feeKinds.map((kind) => {
    const cents = fees[kind];
    if (cents === null) return null;
    return (
      <Button
        key={kind}
        isBusy={booking.isBusy}
        aria-label={moneyText.payOf(name, feeText[kind], formatEuros(cents))}
        onClick={() => void pay(kind, cents)}
      >
        {moneyText.pay(feeText[kind], formatEuros(cents))}
      </Button>
    );
  });
}
