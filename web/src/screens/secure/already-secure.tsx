import { useQuery } from '@tanstack/react-query';
import { securePlaceQuery } from '../../data/secure/secure-place.ts';
import { AddressCode } from '../../parts/server-address/address-code.tsx';
import { secureText as text } from '../../text/secure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AboutTrust } from './about-trust.tsx';

/** The device that runs the server is secure without https, and shows phones the way. */
export function AlreadySecure({ isEncrypted }: { readonly isEncrypted: boolean }) {
  const authority = useQuery(securePlaceQuery).data?.authority ?? null;
  return (
    <>
      <Notice tone="success" title={text.secureTitle}>
        {text.secure}
      </Notice>
      {isEncrypted ? null : (
        <>
          <p>{text.phones}</p>
          <AddressCode path="/secure" size="14rem" />
        </>
      )}
      <ButtonLink look="primary" to="/">
        {text.home}
      </ButtonLink>
      {authority === null ? null : <AboutTrust authority={authority} />}
    </>
  );
}
