import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import type { PresenceReportEntity } from '@neundarter/contract/entities/presence-report';
import { isAnswerPossible, isEditable, isRemovable } from '@neundarter/rules/tournament/setup/participants';
import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { EnteredMarks } from '../../../parts/event-consent/entered-marks.tsx';
import { entryName, nameInPair, namesOfEntry } from '../../../parts/tournament/entry-name.ts';
import { reportText } from '../../../text/presence-reports.ts';
import { entriesText as text } from '../../../text/tournament-entries.ts';
import { partnerText } from '../../../text/tournament-registration.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MenuButton, type MenuItem } from '../../../ui/menu-button.tsx';
import type { Namesake } from './entry-list.ts';
import classes from './participants.module.css';
import { SameName } from './same-name.tsx';
import type { EntryActions } from './use-entry-actions.ts';

type Props = {
  readonly entry: ParticipantEntry;
  /** What people have said of themselves; null for nothing, or once an organiser has answered. */
  readonly report: PresenceReportEntity | null;
  readonly status: TournamentStatus;
  readonly isChosen: boolean;
  /** Whether it is ticked, to be answered together with others. */
  readonly isSelected: boolean;
  readonly namesake: Namesake | undefined;
  readonly actions: EntryActions;
  readonly onChoose: () => void;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onEdit: () => void;
  readonly onPartner: () => void;
};

const tones: { readonly [status in ParticipantEntry['status']]: BadgeTone } = {
  requested: 'gold',
  confirmed: 'green',
  rejected: 'neutral',
  waiting: 'neutral',
  withdrawn: 'neutral',
};

/** An entry with its answers, ticks and menu. */
export function EntryRow(props: Props) {
  const { entry, report, isChosen, isSelected, namesake, actions, onChoose, onSelect } = props;
  const name = entryName(entry);
  return (
    <tr
      data-id={entry.id}
      data-chosen={isChosen || undefined}
      tabIndex={-1}
      className={classes.row}
      onFocus={onChoose}
    >
      <td data-column="number">
        <label className={classes.select}>
          <input
            type="checkbox"
            aria-label={text.choose(name)}
            checked={isSelected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
          <span aria-hidden="true">{entry.position + 1}</span>
        </label>
      </td>
      <th scope="row" data-column="name">
        {namesOfEntry(entry).map((one, place) => (
          <span key={`${place}/${one}`} className={classes.person}>
            {one}
          </span>
        ))}
        {entry.teamName === null ? null : <span className={classes.club}>{entry.teamName}</span>}
        <EnteredMarks entered={entry.entered} nameOf={(id) => nameInPair(entry, id)} />
        {namesake === undefined ? null : <SameName namesake={namesake} actions={actions} />}
        {entry.status === 'confirmed' ? <Ticks entry={entry} actions={actions} /> : null}
        {report === null || (report.says === 'here' && entry.isPresent === true) ? null : (
          <span className={classes.club}>{reportText.state(report)}</span>
        )}
      </th>
      <td data-column="email">{entry.emailAddress ?? ''}</td>
      <td data-column="status">
        <Badge tone={tones[entry.status]}>{text.statuses[entry.status]}</Badge>
      </td>
      <td data-column="actions">
        <div className={classes.buttons}>
          {isAnswerPossible('confirm', entry.status) ? (
            <>
              <IconButton
                label={text.confirm(name)}
                icon={<IconCheck aria-hidden size={22} />}
                onClick={() => void actions.answer(entry, 'confirm')}
              />
              <IconButton
                label={text.reject(name)}
                icon={<IconX aria-hidden size={22} />}
                onClick={() => void actions.answer(entry, 'reject')}
              />
            </>
          ) : null}
          <EntryMenu {...props} />
        </div>
      </td>
    </tr>
  );
}

function EntryMenu({ entry, status, actions, onEdit, onPartner }: Props) {
  const items: readonly MenuItem[] = [
    ...(isEditable(status, entry.participant)
      ? [{ label: text.edit, icon: <IconPencil aria-hidden size={20} />, onSelect: onEdit }]
      : []),
    ...(entry.participant.type === 'double'
      ? [{ label: partnerText.replace, icon: <IconUsers aria-hidden size={20} />, onSelect: onPartner }]
      : []),
    ...(isAnswerPossible('undo', entry.status)
      ? [
          {
            label: text.undo,
            icon: <IconArrowBackUp aria-hidden size={20} />,
            onSelect: () => void actions.answer(entry, 'undo'),
          },
        ]
      : []),
    ...(isRemovable(status, entry.status)
      ? [
          {
            label: text.remove,
            icon: <IconTrash aria-hidden size={20} />,
            danger: true,
            onSelect: () => void actions.remove(entry),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <MenuButton label={text.menu(entryName(entry))} items={items}>
      <IconDotsVertical aria-hidden size={22} />
    </MenuButton>
  );
}

type TickProps = Pick<Props, 'entry' | 'actions'>;

/** Who is there, and who has paid. */
function Ticks({ entry, actions }: TickProps) {
  const name = entryName(entry);
  const { isPresent = false, hasPaid = false } = entry;
  return (
    <span className={classes.ticks}>
      <Tick
        label={text.presentOf(name)}
        word={text.present}
        isOn={isPresent}
        onTick={(isOn) => actions.tick(entry, { isPresent: isOn })}
      />
      <Tick
        label={text.paidOf(name)}
        word={text.paid}
        isOn={hasPaid}
        onTick={(isOn) => actions.tick(entry, { hasPaid: isOn })}
      />
    </span>
  );
}

type OneTickProps = {
  readonly label: string;
  readonly word: string;
  readonly isOn: boolean;
  readonly onTick: (isOn: boolean) => Promise<void>;
};

function Tick({ label, word, isOn, onTick }: OneTickProps) {
  // Shown at once; the server's answer decides.
  const [sent, setSent] = useState<boolean | null>(null);
  const tick = async (wanted: boolean) => {
    setSent(wanted);
    await onTick(wanted);
    setSent(null);
  };
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={sent ?? isOn}
        onChange={(event) => void tick(event.currentTarget.checked)}
      />
      <span aria-hidden="true">{word}</span>
    </label>
  );
}
