import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import { usePlayer } from '../../data/people/players.ts';
import { matchCallerText } from '../../text/match-caller.ts';
import classes from './match-caller.module.css';

/** Shows who calls the scores of a match; nothing until the name is known. */
export function CallerLine({ playerId }: { readonly playerId: string }) {
  const { data } = usePlayer(playerId);
  if (data === undefined) return null;
  return (
    <p className={classes.line}>
      <IconMicrophone aria-hidden="true" size={18} />
      {matchCallerText.line(data.props.fullName)}
    </p>
  );
}
