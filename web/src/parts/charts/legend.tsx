import classes from './legend.module.css';
import tones from './tones.module.css';

/** `plain`, `gold` and `soft` for one kind of figure, the others for how something came out. */
export type Tone = 'plain' | 'gold' | 'soft' | 'won' | 'draw' | 'lost';
export type LegendEntry = { readonly tone: Tone; readonly label: string };

/** What the tones of a picture mean. */
export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return entries.map(({ tone, label }) => (
    <span key={tone} className={`${classes.entry} ${tones.tone}`} data-tone={tone}>
      {label}
    </span>
  ));
}
