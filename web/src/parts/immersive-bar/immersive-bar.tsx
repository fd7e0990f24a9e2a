import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Trouble } from '../../text/trouble.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/row.tsx';
import looks from '../../ui/text-looks.module.css';
import { TroubleChip } from '../queue-status/queue-status.tsx';
import classes from './immersive-bar.module.css';

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
  return (
    <Row as="header" gap="2xs" align="center" className={classes.bar}>
      <IconButton
        label={back.label}
        icon={<IconArrowLeft aria-hidden="true" />}
        onClick={() => void navigate(back.to)}
      />
      {instead ?? (
        <div className={classes.place}>
          <Row gap="s" align="center">
            <h1 className={`${looks.cut} ${classes.title}`}>{title}</h1>
            {trouble === null ? null : <TroubleChip trouble={trouble} />}
          </Row>
          {status}
        </div>
      )}
      {children}
    </Row>
  );
}
