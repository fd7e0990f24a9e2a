import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { MatchLine } from '../../../parts/tournament/match-line.tsx';
import { isOver, isPlayable } from '../../../parts/tournament/match-view.ts';
import { managementText as text } from '../../../text/tournament.ts';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { Decisions } from './decisions.tsx';
import { filterMatches, matchDescription, matchFilters, sectionsOf } from './filter-matches.ts';
import classes from './management.module.css';
import { MatchActions } from './match-actions.tsx';

/** All matches for those who run the tournament. */
export function Management({ view }: { readonly view: TournamentView }) {
  if (!view.isOrganiser) return <ErrorState title={text.noPermissionTitle} text={text.noPermission} />;
  return <ManagedMatches view={view} />;
}

function ManagedMatches({ view }: { readonly view: TournamentView }) {
  const { matches } = view;
  const [query, setQuery] = useSearchParams();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const filter = matchFilters.find((one) => one === query.get('filter')) ?? 'all';
  const playable = matches.filter(isPlayable);
  const done = playable.filter(isOver).length;
  const found = filterMatches(matches, { filter, words: wanted });
  return (
    <Stack gap="l">
      <ProgressBar
        text={text.progress(done, playable.length)}
        percent={playable.length === 0 ? 0 : Math.round((done / playable.length) * 100)}
      />
      <Decisions view={view} />
      <TextField label={text.search} type="search" value={words} onValue={setWords} />
      <Row as="div" gap="xs" wraps role="group" aria-label={text.filter}>
        {matchFilters.map((one) => (
          <button
            key={one}
            type="button"
            className={classes.filter}
            aria-pressed={one === filter}
            onClick={() => setQuery(one === 'all' ? {} : { filter: one }, { replace: true })}
          >
            {text.filters[one]} {filterMatches(matches, { filter: one, words: wanted }).length}
          </button>
        ))}
      </Row>
      {found.length === 0 ? <EmptyState text={text.nothing} /> : null}
      {sectionsOf(found).map((section) => (
        <Card key={section.title} title={section.title}>
          <Stack as="ul" isDivided aria-label={section.title}>
            {section.matches.map((match) => (
              <MatchLine
                key={match.key}
                match={match}
                description={matchDescription(match, matches)}
                actions={<MatchActions view={view} match={match} />}
              />
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
