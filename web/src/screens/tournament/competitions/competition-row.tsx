import { isRegistrationOpen } from '@neundarter/rules/tournament/setup/status';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { Link } from 'react-router';
import { useDayChange } from '../../../data/club/templates.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { FillBar } from '../../../parts/tournament/fill-bar.tsx';
import { tournamentLine } from '../../../parts/tournament/tournament-line.ts';
import { competitionsText as text } from '../../../text/competitions.ts';
import { errorReason } from '../../../text/errors.ts';
import { eventTimeText } from '../../../text/events.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { StatusBadge } from '../status-badge.tsx';
import classes from './competitions.module.css';

type Props = {
  readonly competition: Tournament;
  /** Whether the page belongs to it. */
  readonly isCurrent: boolean;
  /** Whether the viewer takes part in it. */
  readonly isJoined: boolean;
};

/** One competition of the day. */
export function CompetitionRow({ competition, isCurrent, isJoined }: Props) {
  const { event, data, isOrganiser } = competition;
  const { name, startDateTime } = event.props;
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        {isCurrent ? (
          <strong aria-current="page">{name}</strong>
        ) : (
          <Link to={tournamentPath(event.id)} className={classes.name}>
            {name}
          </Link>
        )}
        <StatusBadge status={data.status} />
        {isJoined ? <Badge tone="green">{text.joined}</Badge> : null}
        {isOrganiser ? <Menu competition={competition} /> : null}
      </div>
      <p className={classes.about}>{`${eventTimeText(startDateTime, null)} · ${tournamentLine(data)}`}</p>
      {data.status === 'finished' ? (
        <Inline>
          <ButtonLink to={tournamentPath(event.id, 'result')} aria-label={text.resultOf(name)}>
            {text.result}
          </ButtonLink>
        </Inline>
      ) : null}
      {isRegistrationOpen(data.status) ? (
        <div className={classes.places}>
          <FillBar data={data} />
          <ButtonLink to={tournamentPath(event.id, 'register')} aria-label={text.register(name)}>
            {text.registerShort}
          </ButtonLink>
        </div>
      ) : null}
    </li>
  );
}

function Menu({ competition: { event } }: Pick<Props, 'competition'>) {
  const change = useDayChange((error) => text.leaveFailed(errorReason(error)));
  const { name } = event.props;
  const leave = async () => {
    const isSure = await confirmAction({
      title: text.leaveTitle,
      text: text.leaveText(name),
      confirm: text.leave,
    });
    if (!isSure) return;
    tellOutcome(await change.run({ id: event.id, withEventId: null }), { done: text.left });
  };
  return (
    <div className={classes.menu}>
      <MenuButton label={text.menu(name)} items={[{ label: text.leave, onSelect: () => void leave() }]}>
        <IconDotsVertical aria-hidden size={22} />
      </MenuButton>
    </div>
  );
}
