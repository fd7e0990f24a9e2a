import { isRegistrationOpen, isTournamentOpen } from '@neundarter/rules/tournament/setup/status';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { mayReplacePartner, mayWithdraw } from '../../data/club/tournaments.ts';
import { tournamentPath } from '../../parts/event-row/event-path.ts';
import { PageQrButton } from '../../parts/page-qr/page-qr-button.tsx';
import { tournamentText as text } from '../../text/tournament.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useGoBack } from '../../ui/use-go-back.ts';
import hidden from '../../ui/visually-hidden.module.css';
import type { TournamentView } from './tournament-view.ts';

/** Whether a match of the own entry has begun. */
const hasPlayed = ({ own, matches }: TournamentView): boolean =>
  matches.some(
    ({ phase, sides }) =>
      (phase === 'running' || phase === 'finished') && sides.some(({ entrant }) => entrant === own?.id),
  );

/** Whether there is something to change in the own registration. */
const canChangeOwn = (view: TournamentView): boolean =>
  mayWithdraw(view) || (mayReplacePartner(view) && !hasPlayed(view));

/** What one can do with a tournament; what matters now first. */
export function TournamentActions({ view }: { readonly view: TournamentView }) {
  const { event, data, isOrganiser, own } = view;
  const goBack = useGoBack('/home/events');
  const isFull =
    data.noOfParticipants.requested + data.noOfParticipants.confirmed >= data.config.maxNoOfParticipants;
  return (
    <>
      {!isRegistrationOpen(data.status) && canChangeOwn(view) ? (
        <ButtonLink to={tournamentPath(event.id, 'register')} icon={<IconUserCheck size={22} />}>
          {text.ownRegistration}
        </ButtonLink>
      ) : null}
      {isRegistrationOpen(data.status) ? (
        <ButtonLink
          look={own === null ? 'primary' : 'secondary'}
          to={tournamentPath(event.id, 'register')}
          icon={<IconUserCheck size={22} />}
        >
          {isFull && own === null ? text.waitingList : text.register}
        </ButtonLink>
      ) : null}
      {data.status === 'running' ? (
        <ButtonLink to={tournamentPath(event.id, 'live')} icon={<IconDeviceTv size={22} />}>
          {text.live}
        </ButtonLink>
      ) : null}
      {isOrganiser && isTournamentOpen(data.status) ? (
        <ButtonLink to={tournamentPath(event.id, 'admin')} icon={<IconTool size={22} />}>
          {text.setUp}
        </ButtonLink>
      ) : null}
      <Button icon={<IconArrowLeft size={22} />} onClick={goBack}>
        <span className={hidden.onPhones}>{text.back}</span>
      </Button>
      <PageQrButton />
    </>
  );
}
