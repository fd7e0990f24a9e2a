import type { SystemName } from '../../text/secure.ts';
import { type Figure, type FigureRow, secureFigures } from '../../text/secure-figures.ts';
import classes from './trust-figures.module.css';

const width = { phone: 240, window: 300 };
const [headHeight, rowHeight, gap, edge] = [34, 30, 6, 10];
const phones: readonly SystemName[] = ['ios', 'android'];

type Props = { readonly system: SystemName /** Place of the step in the list. */; readonly step: number };

/** The pages of the system's settings in a step, with what has to be tapped there. The step says the same in words. */
export function TrustFigures({ system, step }: Props) {
  const figures = secureFigures[system][step] ?? [];
  if (figures.length === 0) return null;
  const look = phones.includes(system) ? 'phone' : 'window';
  return (
    <div className={classes.figures}>
      {figures.map((figure) => (
        <SettingsPage key={figure.title} figure={figure} look={look} />
      ))}
    </div>
  );
}

type PageProps = { readonly figure: Figure; readonly look: keyof typeof width };

/** A phone or a window, as simple as it can be recognised. */
function SettingsPage({ figure: { title, rows }, look }: PageProps) {
  const right = width[look];
  const bottom = headHeight + rows.length * (rowHeight + gap) + edge;
  return (
    <svg className={classes.figure} data-look={look} viewBox={`0 0 ${right} ${bottom}`} aria-hidden="true">
      <rect
        className={classes.device}
        x="1"
        y="1"
        width={right - 2}
        height={bottom - 2}
        rx={look === 'phone' ? 16 : 8}
      />
      {look === 'window' ? <path className={classes.bar} d={`M1 ${headHeight - 6}H${right - 1}`} /> : null}
      <text className={classes.title} x={right / 2} y={headHeight - 14} textAnchor="middle">
        {title}
      </text>
      {rows.map((row, index) => (
        // Rows without words have nothing else that tells them apart, and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <g key={index} transform={`translate(${edge} ${headHeight + index * (rowHeight + gap)})`}>
          <SettingsRow row={row} right={right - 2 * edge} />
        </g>
      ))}
    </svg>
  );
}

type RowProps = { readonly row: FigureRow /** Width of the row. */; readonly right: number };

function SettingsRow({ row, right }: RowProps) {
  if (row.kind === 'other')
    return (
      <>
        <rect className={classes.other} width={right} height={rowHeight} rx="6" />
        <rect className={classes.words} x="12" y="12" width={right * 0.45} height="6" rx="3" />
      </>
    );
  const isButton = row.kind === 'button';
  return (
    <>
      <rect className={classes.chosen} width={right} height={rowHeight} rx={isButton ? rowHeight / 2 : 6} />
      {isButton ? (
        <text className={classes.label} x={right / 2} y="19" textAnchor="middle">
          {row.label}
        </text>
      ) : (
        <text className={classes.label} x={row.kind === 'choice' ? 30 : 10} y="19">
          {row.label}
        </text>
      )}
      <RowMark kind={row.kind} right={right} />
    </>
  );
}

/** How a row of settings says what a tap does: it leads on, or something is on afterwards. */
function RowMark({ kind, right }: { readonly kind: FigureRow['kind']; readonly right: number }) {
  if (kind === 'row') return <path className={classes.onward} d={`M${right - 14} 10l5 5l-5 5`} />;
  if (kind === 'switch')
    return (
      <>
        <rect className={classes.on} x={right - 42} y="6" width="32" height="18" rx="9" />
        <circle className={classes.knob} cx={right - 19} cy="15" r="7" />
      </>
    );
  if (kind === 'choice')
    return (
      <>
        <rect className={classes.on} x="9" y="8" width="14" height="14" rx="3" />
        <path className={classes.tick} d="M12 15l3 3l5-6" />
      </>
    );
  return null;
}
