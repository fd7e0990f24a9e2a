import progress from '../../ui/progress-bar.module.css';

type Props = {
  readonly label: string;
  /** From 0 to 1; more than all counts as all. */
  readonly share: number;
};

/** How full something is, with words. */
export function ProgressLine({ label, share }: Props) {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <div className={progress.progress}>
      <p className={progress.text}>{label}</p>
      <div
        className={progress.track}
        role="meter"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={progress.bar} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}
