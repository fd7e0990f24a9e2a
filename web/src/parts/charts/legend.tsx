import classes from './legend.module.css';
import tones from './tones.module.css';

/** `plain`, `gold` and `soft` stand for one kind of figure, the others for results. */
export type Tone = 'plain' | 'gold' | 'soft' | 'won' | 'draw' | 'lost';
export type LegendEntry = { readonly tone: Tone; readonly label: string };

/** Explains the tones of a picture. */
export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return entries.map(({ tone, label }) => (
    <span key={tone} className={`${classes.entry} ${tones.tone}`} data-tone={tone}>
      {label}
    </span>
  ));
}
