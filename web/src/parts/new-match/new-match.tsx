import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import { hubText } from '../../text/hub.ts';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './new-match.module.css';

/** The first thing to do on a start page: begin a match. */
export function NewMatch() {
  return (
    <ButtonLink
      to="/matches/new"
      look="primary"
      className={classes.newMatch ?? ''}
      icon={<IconCirclePlus size={24} />}
    >
      {hubText.newMatch}
    </ButtonLink>
  );
}
