import type { EventEntity } from '@neundarter/contract/entities/event';
import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { useMemo } from 'react';
import { formatDate } from '../../text/formats.ts';
import { statsText } from '../../text/stats.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { ExportCard } from './export-card.tsx';
import { MatchesCard } from './matches-card.tsx';
import classes from './stats-page.module.css';
import { Figures, titleOf } from './stats-page.tsx';

type Props = { readonly player: PlayerEntity; readonly event: EventEntity; readonly isOwn: boolean };

/** The figures of one player within one event. They cover the whole event, so there is no filter. */
export function EventStatsPage({ player, event, isOwn }: Props) {
  const query = useMemo(() => ({ eventId: event.id }), [event.id]);
  return (
    <Page
      title={statsText.inEvent(titleOf(player), event.props.name)}
      eyebrow={isOwn ? statsText.ownEyebrow : statsText.eyebrow}
      picture={<Avatar name={player.props.fullName} url={player.props.pictureUrl} size="4.5rem" />}
      width="wide"
    >
      <p className={looks.note}>
        {event.props.teamName} · {formatDate(event.props.startDateTime)}
      </p>
      <Figures playerId={player.id} isOwn={isOwn} control={null} query={query} period={null} />
      <Stack gap="xl" className={classes.bottom}>
        <MatchesCard playerId={player.id} query={query} period={null} />
        {isOwn ? <ExportCard playerId={player.id} query={query} /> : null}
      </Stack>
    </Page>
  );
}
