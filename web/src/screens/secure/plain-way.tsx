import type { SecurePlace } from '@neundarter/contract/entities/secure';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetDeparture, hasArrived, readDeparture } from '../../data/secure/departure.ts';
import type { Departure } from '../../data/secure/leave.ts';
import { securePlaceQuery } from '../../data/secure/secure-place.ts';
import { secureText as text } from '../../text/secure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { AboutTrust } from './about-trust.tsx';
import { GoOn } from './go-on.tsx';
import { TrustSteps } from './trust-steps.tsx';

/** The way from an address without encryption. @param to path of the page to go on with */
export function PlainWay({ to }: { readonly to: string }) {
  const [departure, setDeparture] = useState(readDeparture);
  const arrived = useQuery({
    queryKey: ['departure', departure?.code ?? null],
    queryFn: () => (departure === null ? false : hasArrived(departure)),
  });
  const stay = () => {
    forgetDeparture();
    setDeparture(null);
  };
  if (departure !== null && arrived.data === true) return <Stayed departure={departure} onStay={stay} />;
  return <Way to={to} />;
}

type StayedProps = { readonly departure: Departure; readonly onStay: () => void };

/** The old page says where the device has gone: whoever did not go there learns that somebody else did. */
function Stayed({ departure, onStay }: StayedProps) {
  return (
    <>
      <Notice tone="info" title={text.stayedTitle}>
        {text.stayed(departure.address)}
      </Notice>
      <Button look="primary" onClick={() => window.location.assign(departure.address)}>
        {text.goOn}
      </Button>
      <Button onClick={onStay}>{text.stayHere}</Button>
    </>
  );
}

function Way({ to }: { readonly to: string }) {
  const { data: place, error, refetch } = useQuery(securePlaceQuery);
  if (error !== null) return <ErrorState text={text.loadFailed} onRetry={() => void refetch()} />;
  if (place === undefined) return <Loading />;
  if (place.address === null) return <Notice tone="warning">{text.problems[place.problem ?? 'none']}</Notice>;
  return (
    <Stack gap="xl">
      <p>{text.why}</p>
      <Before place={place} />
      <GoOn address={place.address} to={to} isByItself={place.kind === 'public'} />
      {place.authority === null ? null : <AboutTrust authority={place.authority} />}
    </Stack>
  );
}

/** What a device needs before it can go on: nothing for a certificate that every browser trusts. */
function Before({ place: { kind, authority } }: { readonly place: SecurePlace }) {
  if (kind === 'own') return <p>{text.ownCertificate}</p>;
  if (authority === null) return null;
  return (
    <>
      <p>{text.nobodyHasTo}</p>
      {authority.isOneOfSeveral ? <Notice tone="info">{text.newNetwork}</Notice> : null}
      <TrustSteps />
    </>
  );
}
