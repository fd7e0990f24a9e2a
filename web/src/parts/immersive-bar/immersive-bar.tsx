import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Trouble } from '../../text/trouble.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { latePart } from '../../ui/late-part.tsx';
import looks from '../../ui/text-looks.module.css';
import classes from './immersive-bar.module.css';

const TroubleChip = latePart(
  async () => (await import('../queue-status/trouble-chip.tsx')).TroubleChip,
  () => null,
);

type ImmersiveBarProps = {
  /** Target of the back arrow, and its name for screen readers. */
  readonly back: { readonly to: string; readonly label: string };
  readonly title: ReactNode;
  /** Why changes do not reach the server; null if they do. */
  readonly trouble: Trouble | null;
  /** The line below the title. */
  readonly status: ReactNode;
  /** Replaces title and status. */
  readonly instead?: ReactNode;
  /** Buttons at the end. */
  readonly children: ReactNode;
};

/** The bar at the top of a page that fills the window: back, title, status, buttons. */
export function ImmersiveBar({ back, title, trouble, status, instead, children }: ImmersiveBarProps) {
  const navigate = useNavigate();
  // Without network it could not be loaded.
  useEffect(() => TroubleChip.load(), []);
  return (
    <Inline as="header" gap="2xs" align="center" className={classes.bar}>
      <IconButton
        label={back.label}
        icon={<IconArrowLeft aria-hidden="true" />}
        onClick={() => void navigate(back.to)}
      />
      {instead ?? (
        <div className={classes.place}>
          <Inline gap="s" align="center">
            <h1 className={`${looks.cut} ${classes.title}`}>{title}</h1>
            {trouble === null ? null : (
              <Suspense fallback={null}>
                <TroubleChip trouble={trouble} />
              </Suspense>
            )}
          </Inline>
          {status}
        </div>
      )}
      {children}
    </Inline>
  );
}
