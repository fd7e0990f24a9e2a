import type { Match } from '@neundarter/rules/match/types';
import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import { matchNameText } from '../../text/match-list.ts';
import { partyName } from '../../text/party-names.ts';
import { shareMatchText as text } from '../../text/share-match.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { ShareLink } from '../page-qr/share-link.tsx';
import { AddressCode } from '../server-address/address-code.tsx';
import { KnownAddress } from '../server-address/known-address.tsx';
import { SharePicture } from '../share-picture/share-picture.tsx';
import { matchPicture } from './match-picture.ts';

export type ShareDialogProps = {
  readonly match: Match;
  readonly eventName: string | null;
  /** Whether only this device knows the match, so that its address leads nowhere yet. */
  readonly isOnlyHere: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The address of the view for spectators as code and text, the system's share sheet, and the result as a picture. */
export function ShareDialog({ match, eventName, isOnlyHere, isOpen, onClose }: ShareDialogProps) {
  const path = `/matches/view/${match.id}`;
  const isOver = match.status === 'finished';
  const picture = matchPicture(match, eventName);
  const names = match.parties.map(partyName) as [string, string];
  return (
    <Dialog title={isOver ? text.title : text.television} isOpen={isOpen} onClose={onClose}>
      <Stack gap="l" align="center" className={looks.centered}>
        {isOnlyHere ? <Notice tone="info">{text.onlyHere}</Notice> : null}
        <AddressCode path={path} size="min(56vw, 40dvh)" />
        <p>{isOver ? text.resultHint : text.televisionHint}</p>
        <KnownAddress path={path}>
          {(url) => <ShareLink url={url} title={text.message(matchNameText(...names))} />}
        </KnownAddress>
        {isOver || isOnlyHere ? null : (
          <ButtonLink to={path} icon={<IconDeviceTv size={20} />}>
            {text.openHere}
          </ButtonLink>
        )}
        {picture === null ? null : <SharePicture content={picture} fileName={text.fileName(...names)} />}
      </Stack>
    </Dialog>
  );
}
