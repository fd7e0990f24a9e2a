import type { EventEntity } from '@neundarter/contract/entities/event';
import { isTrainingOpen } from '@neundarter/rules/access/events';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { useAccount } from '../../data/people/account.ts';
import { typesToEdit } from '../../parts/event-form/event-form.tsx';
import { EventMenu } from '../../parts/event-form/event-menu.tsx';
import { eventLivePath } from '../../parts/event-row/event-path.ts';
import { phaseOf } from '../../parts/event-row/event-phase.ts';
import { PageQrButton } from '../../parts/page-qr/page-qr-button.tsx';
import { eventPageText as text } from '../../text/event-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useGoBack } from '../../ui/use-go-back.ts';
import classes from './event-actions.module.css';

/** Time between two looks at the clock. ms */
const lookMs = 20_000;

type Props = {
  readonly event: EventEntity;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
};

/** What one can do with an event; a new match first. */
export function EventActions({ event, onEdit, onRemoved }: Props) {
  const { teams } = useAccount();
  const goBack = useGoBack('/team-lounge');
  const now = useServerNow(lookMs);
  const { teamId, type } = event.props;
  const isOwn = teams.some(({ id }) => id === teamId);
  return (
    <>
      {isOwn && isTrainingOpen(event.props, now) ? (
        <ButtonLink
          look="primary"
          to={`/matches/new?eventId=${event.id}`}
          icon={<IconCirclePlus size={22} />}
          className={classes.newMatch ?? ''}
        >
          {text.newMatch}
        </ButtonLink>
      ) : null}
      {phaseOf(event.props, now) === 'live' ? (
        <ButtonLink to={eventLivePath(event.id, type)} icon={<IconDeviceTv size={22} />}>
          {text.live}
        </ButtonLink>
      ) : null}
      <Button icon={<IconArrowLeft size={22} />} onClick={goBack}>
        <span className={classes.back}>{text.back}</span>
      </Button>
      <PageQrButton className={classes.qr ?? ''} />
      <EventMenu event={event} onEdit={typesToEdit.includes(type) ? onEdit : null} onRemoved={onRemoved} />
    </>
  );
}
