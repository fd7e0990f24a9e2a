import type { Icon } from '@tabler/icons-react';
import { Tiles } from '../../ui/tiles.tsx';
import classes from './reasons.module.css';

type Props = {
  readonly reasons: readonly { readonly title: string; readonly text: string }[];
  /** One for each reason. */
  readonly icons: readonly Icon[];
};

/** What somebody can do here, as cards with an icon each. */
export function Reasons({ reasons, icons }: Props) {
  return (
    <Tiles as="ul" minWidth={16} gap="l">
      {reasons.map(({ title, text }, place) => {
        const Icon = icons[place];
        return (
          <li key={title} className={classes.reason}>
            {Icon === undefined ? null : <Icon aria-hidden size={32} />}
            <h2 className={classes.title}>{title}</h2>
            <p>{text}</p>
          </li>
        );
      })}
    </Tiles>
  );
}
