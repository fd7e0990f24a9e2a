import type { ListedSeries } from '@neundarter/contract/entities/series';
import { isAdmin } from '@neundarter/rules/access/people';
import type { EventRights } from '../events/gather-event-rights.ts';
import { findVisibleIds } from '../events/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';

/** Stands for the name of a tournament that the caller may not see. */
const hiddenName = '';

/**
 * Series as a caller may see them. Members of the team see all tournaments; for others a tournament that they may not see
 * has no name, and is left out before it has started, because until then it has no points.
 */
export const narrowTournaments = async <Series extends ListedSeries>(
  q: Queries,
  { rights, actor }: { readonly rights: EventRights; readonly actor: Actor },
  series: readonly Series[],
): Promise<Series[]> => {
  const user = describeActor(actor);
  const isOfTeam = ({ props }: Series) => isAdmin(user) || user.teamIds.includes(props.teamId);
  const others = series.filter((one) => !isOfTeam(one));
  if (others.length === 0) return [...series];
  const ids = others.flatMap(({ props }) => props.tournaments.map(({ id }) => id));
  const visible = await findVisibleIds(q, rights, { actor, ids });
  return series.map((one) => {
    if (isOfTeam(one)) return one;
    const tournaments = one.props.tournaments
      .filter(({ id, isStarted }) => isStarted || visible.has(id))
      .map((tournament) => (visible.has(tournament.id) ? tournament : { ...tournament, name: hiddenName }));
    return { ...one, props: { ...one.props, tournaments } };
  });
};
