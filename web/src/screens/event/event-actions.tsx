import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import { EventMenu } from '../../parts/event-form/event-menu.tsx';
import { typesToEdit } from '../../parts/event-form/types-with-form.ts';
import { PageQrButton } from '../../parts/page-qr/page-qr-button.tsx';
import { eventPageText as text } from '../../text/event-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useGoBack } from '../../ui/use-go-back.ts';
import classes from './event-actions.module.css';
import type { EventFrameProps } from './event-frame-props.ts';
import { useEventWays } from './use-event-ways.ts';

type Props = Pick<EventFrameProps, 'event' | 'onEdit' | 'onRemoved' | 'onBoards'>;

/** What one can do with an event; a new match first. */
export function EventActions({ event, onEdit, ...ways }: Props) {
  const { newMatch, live } = useEventWays(event);
  const goBack = useGoBack('/team-lounge');
  const { type } = event.props;
  return (
    <>
      {newMatch === null ? null : (
        <ButtonLink look="primary" to={newMatch} icon={<IconCirclePlus size={22} />}>
          {text.newMatch}
        </ButtonLink>
      )}
      {live === null ? null : (
        <ButtonLink to={live} icon={<IconDeviceTv size={22} />}>
          {text.live}
        </ButtonLink>
      )}
      <Button icon={<IconArrowLeft size={22} />} onClick={goBack}>
        {text.back}
      </Button>
      <PageQrButton className={classes.qr ?? ''} />
      <EventMenu event={event} onEdit={typesToEdit.includes(type) ? onEdit : null} {...ways} />
    </>
  );
}
