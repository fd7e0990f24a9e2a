import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { idsOf, participantStatuses } from '@neundarter/rules/tournament/setup/participants';
import { Suspense, useState } from 'react';
import { usePresenceReports } from '../../../data/club/presence-reports.ts';
import { useConfirmAll } from '../../../data/club/tournament-setup.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { errorReason } from '../../../text/errors.ts';
import { summaryText } from '../../../text/tournament-admin.ts';
import { entriesText as text } from '../../../text/tournament-entries.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DialogMissing } from '../../../ui/dialog-missing.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { ProgressLine } from '../progress-line.tsx';
import { BulkAnswers } from './bulk-answers.tsx';
import { type EntryQuery, entriesFor, namesakesOf } from './entry-list.ts';
import { EntryTable } from './entry-table.tsx';
import classes from './participants.module.css';
import { useEntryActions } from './use-entry-actions.ts';

const EditDialog = latePart(async () => (await import('./edit-dialog.tsx')).EditDialog, DialogMissing);
const PartnerDialog = latePart(
  async () => (await import('../../../parts/tournament-partner/partner-dialog.tsx')).PartnerDialog,
  DialogMissing,
);

const firstQuery: EntryQuery = { search: '', status: 'all', column: 'number', isDescending: false };

/** Everybody who is or wants to be in the tournament. */
export function EntriesCard({ tournament }: { readonly tournament: Tournament }) {
  const { event, data, participants: entries } = tournament;
  const reports = usePresenceReports(event.id).data?.reports ?? [];
  const [query, setQuery] = useState<EntryQuery>(firstQuery);
  const [opened, setOpened] = useState<{ readonly id: string; readonly as: 'edit' | 'partner' } | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (id: string, isSelected: boolean) =>
    setSelected((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)));
  const actions = useEntryActions(event.id);
  const all = useConfirmAll(event.id);
  const { requested, confirmed } = data.noOfParticipants;
  const { maxNoOfParticipants: most } = data.config;
  const shown = entriesFor(entries, query);
  const entry = entries.find(({ id }) => id === opened?.id);
  const confirmEverybody = async () => {
    const outcome = await all.run();
    tellOutcome(outcome.ok ? outcome : { ok: false, text: text.failed(errorReason(outcome.error)) }, {
      done: text.confirmedAll,
    });
  };
  return (
    <Card
      title={data.status === 'draft' ? text.title.participants : text.title.registrations}
      actions={
        <Inline gap="s" wraps>
          <ButtonLink to={tournamentPath(event.id, 'cockpit', 'money')}>{text.money}</ButtonLink>
          {entries.length === 0 ? null : (
            <ButtonLink to={tournamentPath(event.id, 'print', 'check-in')}>{text.print}</ButtonLink>
          )}
          {requested === 0 ? null : (
            <Button look="primary" isBusy={all.isBusy} onClick={() => void confirmEverybody()}>
              {text.confirmAll(requested)}
            </Button>
          )}
        </Inline>
      }
    >
      <ProgressLine
        label={summaryText.fill(requested + confirmed, most)}
        share={(requested + confirmed) / most}
      />
      {entries.length === 0 ? (
        <EmptyState text={text.none} />
      ) : (
        <>
          <Filters entries={entries} query={query} onQuery={setQuery} />
          <BulkAnswers
            entries={shown.filter(({ id }) => selected.has(id))}
            actions={actions}
            onDone={() => setSelected(new Set())}
          />
          {shown.length === 0 ? (
            <EmptyState text={text.nothingFound} />
          ) : (
            <EntryTable
              entries={shown}
              namesakes={namesakesOf(entries)}
              status={data.status}
              reports={reports}
              sort={query}
              onSort={(sort) => setQuery({ ...query, ...sort })}
              actions={actions}
              onEdit={({ id }) => setOpened({ id, as: 'edit' })}
              onPartner={({ id }) => setOpened({ id, as: 'partner' })}
              selected={selected}
              onSelect={select}
            />
          )}
        </>
      )}
      <Suspense fallback={null}>
        {entry === undefined || opened?.as !== 'edit' ? null : (
          <EditDialog eventId={event.id} entry={entry} onClose={() => setOpened(null)} />
        )}
        {entry === undefined || opened?.as !== 'partner' ? null : (
          <PartnerDialog
            eventId={event.id}
            entry={entry}
            replaceable={idsOf(entry.participant)}
            areNamesAllowed
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}

type FilterProps = {
  readonly entries: readonly ParticipantEntry[];
  readonly query: EntryQuery;
  readonly onQuery: (query: EntryQuery) => void;
};

function Filters({ entries, query, onQuery }: FilterProps) {
  const present = participantStatuses.filter((status) => entries.some((entry) => entry.status === status));
  return (
    <div className={classes.filters}>
      <TextField
        label={text.search}
        type="search"
        value={query.search}
        onValue={(search) => onQuery({ ...query, search })}
      />
      <SelectField
        label={text.filter}
        value={query.status}
        options={[
          { value: 'all', label: text.all },
          ...present.map((value) => ({ value, label: text.statuses[value] })),
        ]}
        onValue={(status) => onQuery({ ...query, status })}
      />
    </div>
  );
}
