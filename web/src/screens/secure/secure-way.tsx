import { useState } from 'react';
import { useLocation } from 'react-router';
import { arrivalIn } from '../../data/secure/arrive.ts';
import { secureText as text } from '../../text/secure.ts';
import { Page } from '../../ui/page.tsx';
import { sameSitePath } from '../../ui/same-site-path.ts';
import { AlreadySecure } from './already-secure.tsx';
import { Arrival } from './arrival.tsx';
import { PlainWay } from './plain-way.tsx';

/** The way of a device to the secure address, its arrival there, or that it is there already. */
export function SecureWay() {
  const { hash, search } = useLocation();
  // The address forgets the code as soon as somebody has answered.
  const [arrival] = useState(() => arrivalIn(hash));
  const isEncrypted = window.location.protocol === 'https:';
  if (arrival !== null && isEncrypted)
    return (
      <Page title={text.arrivalTitle} width="narrow">
        <Arrival code={arrival.code} to={sameSitePath(arrival.to) ?? '/'} />
      </Page>
    );
  const to = sameSitePath(new URLSearchParams(search).get('to')) ?? '/';
  return (
    <Page title={text.title} width="narrow">
      {window.isSecureContext ? <AlreadySecure isEncrypted={isEncrypted} /> : <PlainWay to={to} />}
    </Page>
  );
}
