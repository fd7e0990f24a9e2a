import type { MatchStanding } from '@neundarter/contract/entities/match';
import { perParty } from '@neundarter/rules/match/per-party';
import { partyName } from '../../text/party-names.ts';
import { spectatorText } from '../../text/spectator.ts';
import { Stack } from '../../ui/stack.tsx';
import classes from './next-match.module.css';
import { QrCorner } from './qr-corner.tsx';
import stage from './stage.module.css';

/** The two sides of a match, until the first dart is thrown. */
export function NextMatch({ match }: { readonly match: MatchStanding }) {
  const names = perParty((party) => partyName(match.parties[party]));
  return (
    <Stack
      as="section"
      align="center"
      justify="center"
      className={classes.next}
      aria-label={spectatorText.nextMatch}
    >
      <p className={stage.eyebrow}>{spectatorText.nextMatch}</p>
      <Stack as="p" align="center" className={classes.names}>
        <span className={classes.name}>{names[0]}</span>
        <span className={classes.against}>{spectatorText.against}</span>
        <span className={classes.name}>{names[1]}</span>
      </Stack>
      <p className={classes.starter}>{spectatorText.firstThrow(names[match.startingParty])}</p>
      <p className={classes.waiting}>{spectatorText.waiting}</p>
      <QrCorner />
    </Stack>
  );
}
