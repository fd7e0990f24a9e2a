import type { ReactNode } from 'react';
import { isUnreachable } from '../../data/api/is-unreachable.ts';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { useOnlineMatches } from '../../data/people/online-requests.ts';
import { errorText } from '../../text/errors.ts';
import { onlineRequestText as text } from '../../text/online-requests.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { expiryCheckMs, type OnlineMatch, sortOnlineMatches } from './online-match.ts';
import classes from './online-requests.module.css';
import { RequestCard } from './request-card.tsx';
import { type RequestActions, useRequestActions } from './use-request-actions.ts';

/** Requests to this player, agreed matches and own requests; renders nothing if there are none. */
export function OnlineRequests({ ownId }: { readonly ownId: string }) {
  const list = useOnlineMatches(ownId);
  const actions = useRequestActions(ownId);
  const now = useServerNow(expiryCheckMs);
  if (list.isError && list.data === undefined && isUnreachable(list.error)) return null;
  if (list.isError && list.data === undefined)
    return <Notice tone="error">{text.loadFailed(errorText(list.error))}</Notice>;
  const { incoming, agreed, sent } = sortOnlineMatches(list.data ?? [], { ownId, now });
  if (incoming.length + agreed.length + sent.length === 0) return null;
  return (
    <div className={classes.groups}>
      <Group title={text.incoming} matches={incoming} tone="gold">
        {(match) => <Incoming match={match} actions={actions} />}
      </Group>
      <Group title={text.agreed} matches={agreed} tone="green">
        {(match) => <Agreed match={match} />}
      </Group>
      <Group title={text.sent} matches={sent} tone="neutral">
        {(match) => <Sent match={match} actions={actions} />}
      </Group>
    </div>
  );
}

type GroupProps = {
  readonly title: string;
  readonly matches: readonly OnlineMatch[];
  readonly tone: 'gold' | 'green' | 'neutral';
  readonly children: (match: OnlineMatch) => ReactNode;
};

function Group({ title, matches, tone, children }: GroupProps) {
  if (matches.length === 0) return null;
  return (
    <Stack as="section" gap="m" className={classes.group} data-tone={tone} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <Stack as="ul" gap="l" className={classes.list}>
        {matches.map((match) => (
          <li key={match.id}>{children(match)}</li>
        ))}
      </Stack>
    </Stack>
  );
}

type CardProps = { readonly match: OnlineMatch; readonly actions: RequestActions };

function Incoming({ match, actions: { accept, reject, busy } }: CardProps) {
  return (
    <RequestCard match={match} say={text.asks}>
      <Button look="primary" isBusy={busy.accept === match.id} onClick={() => accept(match.id)}>
        {text.accept}
      </Button>
      <Button isBusy={busy.reject === match.id} onClick={() => reject(match.id)}>
        {text.reject}
      </Button>
    </RequestCard>
  );
}

function Agreed({ match }: Pick<CardProps, 'match'>) {
  return (
    <RequestCard match={match} say={match.status === 'running' ? text.running : text.ready}>
      <ButtonLink look="primary" to={`/matches/${match.id}`}>
        {text.toMatch}
      </ButtonLink>
    </RequestCard>
  );
}

const sentWords = {
  requested: text.waiting,
  accepted: text.accepted,
  rejected: text.rejected,
  expired: text.expired,
} satisfies Record<OnlineMatch['answer'], (name: string) => string>;

function Sent({ match, actions: { withdraw, busy } }: CardProps) {
  const isOver = match.answer === 'rejected' || match.answer === 'expired';
  return (
    <RequestCard
      match={match}
      say={sentWords[match.answer]}
      badge={<Badge tone={isOver ? 'neutral' : 'gold'}>{text.states[match.answer]}</Badge>}
    >
      <Button isBusy={busy.withdraw === match.id} onClick={() => withdraw(match.id)}>
        {isOver ? text.remove : text.withdraw}
      </Button>
    </RequestCard>
  );
}
