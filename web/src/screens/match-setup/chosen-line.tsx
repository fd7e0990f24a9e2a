import { playerName } from '../../text/party-names.ts';
import { botLevelTitle, sideKindText } from '../../text/setup.ts';
import { Avatar } from '../../ui/avatar.tsx';
import looks from '../../ui/text-looks.module.css';
import { knownPlayerOf, type SideDraft } from './draft.ts';
import classes from './side-form.module.css';

type Props = { readonly side: SideDraft };

/** The bot or the player of a side whose fields are folded. */
export function ChosenLine({ side }: Props) {
  const known = knownPlayerOf(side);
  const name = known?.name ?? playerName({ type: 'bot', id: '', level: side.level });
  const about = known === null ? botLevelTitle(side.level) : sideKindText[side.kind];
  return (
    <div className={classes.chosen}>
      <Avatar name={name} url={known?.pictureUrl ?? null} size="2.5rem" />
      <p className={classes.chosenWords}>
        <span className={looks.strong}>{name}</span>
        <span className={looks.muted}>{about}</span>
      </p>
    </div>
  );
}
