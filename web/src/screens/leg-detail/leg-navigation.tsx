import type { Match } from '@neundarter/rules/match/types';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { legText, legTitle } from '../../text/leg.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import classes from './leg-navigation.module.css';
import type { LegPlaces, PlacedLeg } from './leg-places.ts';

type LegNavigationProps = { readonly match: Match; readonly places: LegPlaces };

/** Links to the previous and the next leg, also across sets. */
export function LegNavigation({ match, places }: LegNavigationProps) {
  const hasSets = match.config.setMode !== 'single-set';
  if (places.previous === null && places.next === null) return null;
  const step = (to: PlacedLeg | null, label: string, content: (title: string) => ReactNode) => {
    if (to === null) return null;
    const title = legTitle({ setNumber: to.setNumber, legNumber: to.leg.legNumber, hasSets });
    return (
      <ButtonLink
        className={classes.step}
        to={`/matches/${match.id}/${to.setNumber}/${to.leg.legNumber}`}
        replace
        preventScrollReset
        aria-label={`${label}: ${title}`}
      >
        {content(title)}
      </ButtonLink>
    );
  };
  return (
    <Inline as="nav" gap="m" justify="between" aria-label={legText.legs}>
      {step(places.previous, legText.previous, (title) => (
        <>
          <IconChevronLeft aria-hidden size={20} />
          {title}
        </>
      ))}
      {step(places.next, legText.next, (title) => (
        <>
          {title}
          <IconChevronRight aria-hidden size={20} />
        </>
      ))}
    </Inline>
  );
}
