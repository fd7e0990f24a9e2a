import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import { hasCode } from '../../../data/api/api-error.ts';
import { useSeriesNames } from '../../../data/club/series.ts';
import { useSeedingFill } from '../../../data/club/tournament-setup.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { errorReason } from '../../../text/errors.ts';
import { seedingText as text } from '../../../text/tournament-entries.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';

type Props = { readonly tournament: Tournament; readonly hasOrder: boolean };

/** Fills the seeding list from averages, or from the table of a series of the team. */
export function SeedingFill({ tournament: { event }, hasOrder }: Props) {
  const change = useSeedingFill(event.id);
  const series = useSeriesNames(event.props.teamId);
  const fill = async (seriesId: string | null) => {
    const question = { title: text.replaceTitle, text: text.replaceText, confirm: text.replace };
    if (hasOrder && !(await confirmAction(question))) return;
    const outcome = await change.run({ seriesId, editRevision: event.props.editRevision });
    const source = seriesId === null ? 'averages' : 'series';
    if (!outcome.ok && hasCode(outcome.error, 'error.event.nobody-to-seed'))
      return tellOutcome({ ok: false, text: text.nobodyFilled[source] }, { failedTitle: text.stays });
    tellOutcome(outcome.ok ? outcome : { ok: false, text: text.failed(errorReason(outcome.error)) }, {
      done: ({ props }) => {
        const entries = tournamentDataOf(props)?.participants ?? [];
        const confirmed = entries.filter(({ status }) => status === 'confirmed');
        const seeded = confirmed.filter(({ seed }) => seed !== null).length;
        return text.filledFrom[source](seeded, confirmed.length - seeded);
      },
    });
  };
  const found = series.data ?? [];
  return (
    <>
      <Button title={text.byAveragesHint} isBusy={change.isBusy} onClick={() => void fill(null)}>
        {text.byAverages}
      </Button>
      {series.isError ? (
        <Button look="quiet" onClick={() => void series.refetch()}>
          {text.loadSeries}
        </Button>
      ) : null}
      {found.length === 0 ? null : (
        <MenuButton
          label={text.bySeries}
          look="button"
          items={found.map(({ id, props }) => ({ label: props.name, onSelect: () => void fill(id) }))}
        >
          <IconTrophy aria-hidden size={20} />
          {text.bySeries}
        </MenuButton>
      )}
    </>
  );
}
