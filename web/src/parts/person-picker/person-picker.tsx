import { onlineIdLength } from '@neundarter/contract/limits';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { personPickerText } from '../../text/person-picker.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import type { ComboboxProps } from '../../ui/combobox-props.ts';
import { type ChosenPlayer, shownName } from './chosen-player.ts';
import classes from './person-picker.module.css';
import { type PersonEntry, type PersonSources, personSections } from './person-sections.ts';
import { useFoundPlayers } from './use-found-players.ts';

type Props = Pick<ComboboxProps, 'shape' | 'size' | 'error' | 'maxLength'> &
  Pick<ComponentProps<'input'>, 'placeholder' | 'autoCapitalize'> & {
    readonly label: string;
    readonly hint?: ReactNode;
    /** The typed text; the name of a guest if guests are among the sources. */
    readonly text: string;
    readonly onText: (text: string) => void;
    /** Called with a player chosen from the list or found by online id; the text stays unless the owner changes it. */
    readonly onPlayer: (player: ChosenPlayer) => void;
    /** Called if nobody has the typed online id, or if it is no longer complete. */
    readonly onNobody?: () => void;
    readonly sources: PersonSources;
    /** Ids of players who are already chosen elsewhere. */
    readonly takenIds?: readonly string[];
    readonly takenNames?: readonly string[];
    /** The player of the user, whose online id is refused as soon as it is typed. */
    readonly ownId?: string | undefined;
    /** Text shown once the online id is found. */
    readonly foundText?: (name: string) => string;
    /** A further text about a player. A locked player, e.g. one already in the team, cannot be chosen. */
    readonly detailOf?: (player: ChosenPlayer) => Detail | null;
  };

const none: readonly string[] = [];

/** Whether the text is the online id of this player: the first characters of the id. */
const isCodeOf = (playerId: string | undefined, text: string): boolean =>
  text.length === onlineIdLength && playerId?.toUpperCase().startsWith(text.toUpperCase()) === true;

/** Text behind a name. */
type Detail = { readonly text: string; readonly isLocked: boolean };

/**
 * Chooses a person: from the team, from players and guests that this device knows, by name from the server, or by
 * online id. People that the device knows are shown at once; if the server does not answer, the list says so.
 */
export function PersonPicker(props: Props) {
  const { text, sources, takenIds = none, takenNames = none, ownId, foundText, detailOf, ...rest } = props;
  const { onText, onPlayer, onNobody, error, hint, ...field } = rest;
  const search = useFoundPlayers(text, sources);
  const isOwnCode = isCodeOf(ownId, text);
  const coded = isOwnCode ? null : search.coded;
  useReport(coded, (player) => (player === null ? onNobody?.() : onPlayer(player)));
  const sections = useMemo(
    () => personSections(sources, { text, found: search.players, takenIds, takenNames }),
    [sources, text, search.players, takenIds, takenNames],
  );
  const choose = (id: string) => {
    const entry = sections.flatMap(({ entries }) => entries).find((one) => one.id === id);
    if (entry?.kind === 'guest') onText(entry.name);
    if (entry?.kind === 'player') onPlayer(entry.player);
  };
  // Whose online id was typed is chosen already, and what shows it must not be covered by the list.
  const shownSections = coded === null ? sections : [];
  const isNobody = search.isUnknownCode && sources.search === undefined;
  const found = coded === null ? null : (foundText?.(coded.name) ?? null);
  return (
    <div>
      <Combobox
        {...field}
        text={text}
        onText={onText}
        hint={found === null ? hint : undefined}
        error={
          (isOwnCode ? personPickerText.ownCode : null) ??
          (isNobody ? personPickerText.notFound(text.toUpperCase()) : error)
        }
        values={sources.guests === undefined ? 'closed' : 'open'}
        note={sources.search === undefined && found !== null ? null : search.note}
        sections={shownSections.map(({ source, entries }) => ({
          title: personPickerText.sections[source],
          options: entries.map((entry) => optionOf(entry, detailOf)),
        }))}
        onChoose={choose}
      />
      {foundText === undefined ? null : (
        <p className={classes.found} role="status">
          {found}
        </p>
      )}
    </div>
  );
}

function optionOf(entry: PersonEntry, detailOf: Props['detailOf']) {
  if (entry.kind === 'guest')
    return { id: entry.id, label: entry.name, icon: <Avatar name={entry.name} url={null} size="2rem" /> };
  const { id, pictureUrl } = entry.player;
  const name = shownName(entry.player);
  const detail = detailOf?.(entry.player) ?? null;
  return {
    id,
    label: name,
    icon: <Avatar name={name} url={pictureUrl} size="2rem" />,
    detail: detail?.text,
    isDisabled: detail?.isLocked === true,
  };
}

/** Tells the owner which player the online id has found, once per change. */
function useReport(found: ChosenPlayer | null, tell: (player: ChosenPlayer | null) => void): void {
  const latest = useRef({ found, tell });
  useEffect(() => {
    latest.current = { found, tell };
  });
  const id = found?.id ?? null;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (told.current === id) return;
    told.current = id;
    latest.current.tell(latest.current.found);
  }, [id]);
}
