import { type DrawPolicy, validateConfig } from '@neundarter/rules/match/config';
import type { MatchConfig } from '@neundarter/rules/match/types';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import { MatchConfigForm } from '../../../parts/match-config-form/match-config-form.tsx';
import { matchConfigText } from '../../../text/match-config.ts';
import looks from '../../../ui/text-looks.module.css';
import classes from './mode.module.css';

type Props = {
  /** The matches that are played this way. */
  readonly what: string;
  readonly config: MatchConfig;
  readonly draws: DrawPolicy;
  /** Why the server refused it. */
  readonly refusal: string | undefined;
  readonly onChange: (config: MatchConfig) => void;
};

/** How some matches are played, in one line; it opens the form for it. */
export function ConfigRow({ what, config, draws, refusal, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.config}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.what}>{what}</span>
        <span className={classes.line}>{matchConfigText(config)}</span>
        <IconChevronDown aria-hidden size={20} />
      </button>
      {refusal === undefined ? null : (
        <p className={looks.error} role="alert">
          {refusal}
        </p>
      )}
      {isOpen ? (
        <div id={id} className={classes.body}>
          <MatchConfigForm
            config={config}
            draws={draws}
            problems={validateConfig(config, draws)}
            onChange={onChange}
          />
        </div>
      ) : null}
    </div>
  );
}
