import type { BoardEntity } from '@neundarter/contract/entities/board';
import type { ListedTablet } from '@neundarter/contract/entities/tablet';
import { isTabletAway } from '@neundarter/rules/access/tablet';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { useTablets, useUnbinding } from '../../data/club/tablet.ts';
import { errorReason } from '../../text/errors.ts';
import { formatDateTime } from '../../text/formats.ts';
import { tabletText as text } from '../../text/tablet.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import looks from '../../ui/text-looks.module.css';

type Props = { readonly teamId: string; readonly boards: readonly BoardEntity[] };

/** How often it is looked whether a tablet is away. ms */
const lookMs = 30_000;

/** The tablets that are bound to the boards of a hall; nothing while there are none. */
export function BoundTablets({ teamId, boards }: Props) {
  const { data, error, refetch } = useTablets(teamId);
  if (data === undefined)
    return error === null ? null : (
      <ErrorState text={text.listFailed(errorReason(error))} onRetry={() => void refetch()} />
    );
  if (data.length === 0) return null;
  const rows = boards.flatMap(({ id, name }) =>
    data
      .filter(({ boardId }) => boardId === id)
      .map((tablet, index) => ({ tablet, name: text.number(name, index + 1) })),
  );
  return (
    <Stack gap="m">
      <h3>{text.list}</h3>
      <Stack as="ul" gap="m" aria-label={text.list}>
        {rows.map(({ tablet, name }) => (
          <Row key={tablet.id} teamId={teamId} tablet={tablet} name={name} />
        ))}
      </Stack>
    </Stack>
  );
}

type RowProps = { readonly teamId: string; readonly tablet: ListedTablet; readonly name: string };

function Row({ teamId, tablet: { id, lastSeenAt, battery }, name }: RowProps) {
  const now = useServerNow(lookMs);
  const change = useUnbinding(teamId);
  const unbind = async () => {
    const question = { title: text.unbindTitle(name), text: text.unbindQuestion, confirm: text.unbind };
    if (await confirmAction({ ...question, danger: true }))
      tellOutcome(await change.run(id), { done: text.unboundDone });
  };
  return (
    <Inline as="li" gap="s" align="center" justify="between" wraps>
      <Stack>
        <strong>{name}</strong>
        <Inline gap="s" align="center" wraps>
          {isTabletAway(lastSeenAt, now) ? (
            <span className={looks.hint}>{text.gone(formatDateTime(lastSeenAt))}</span>
          ) : (
            <Badge tone="green">{text.here}</Badge>
          )}
          {battery === null ? null : <span className={looks.hint}>{text.battery(battery)}</span>}
        </Inline>
      </Stack>
      <Button aria-label={`${text.unbind}: ${name}`} isBusy={change.isBusy} onClick={() => void unbind()}>
        {text.unbind}
      </Button>
    </Inline>
  );
}
