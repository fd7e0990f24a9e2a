import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { adminText as text } from '../../text/tournament-admin.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './setup-progress.module.css';

/** The step that a tournament has reached, from 0; a cancelled one stays at the first. */
const stepOf: { readonly [status in TournamentStatus]: number } = {
  draft: 0,
  published: 1,
  'registration-closed': 2,
  running: 3,
  finished: 4,
  cancelled: 0,
};

/** The five steps of a tournament, with the one that it has reached. */
export function SetupProgress({ status }: { readonly status: TournamentStatus }) {
  const reached = stepOf[status];
  const { steps } = text;
  return (
    <div>
      <ol className={classes.steps} aria-label={text.progress}>
        {steps.map((name, place) => (
          <li
            key={name}
            className={classes.step}
            data-state={place < reached ? 'done' : place === reached ? 'now' : 'open'}
            aria-current={place === reached ? 'step' : undefined}
          >
            <span className={classes.dot} aria-hidden="true">
              {place <= reached ? <IconCheck size={18} /> : place + 1}
            </span>
            <span className={classes.name}>{name}</span>
          </li>
        ))}
      </ol>
      <p className={classes.short} aria-hidden="true">
        {text.step(reached + 1, steps.length, steps[reached] ?? '')}
      </p>
      <VisuallyHidden>{text.step(reached + 1, steps.length, steps[reached] ?? '')}</VisuallyHidden>
    </div>
  );
}
