// The series of the demonstration: evenings on Wednesdays.
import { seriesNights } from './tournament-days.ts';
import {
  createTournament,
  type Desk,
  enter,
  play,
  publish,
  regularsOf,
  someOf,
  type Wanted,
} from './tournament-desk.ts';
import { demoSetup } from './tournament-setups.ts';

const hourMs = 60 * 60_000;

/** Three evenings that are over and one to come; their points are counted together. */
export const playSeries = async (desk: Desk): Promise<string> => {
  const { server, token, now, newId, teamIds, visitors, chance } = desk;
  const nights = seriesNights(now).map(
    (startDateTime, index): Wanted => ({
      name: `Mittwochscup, Abend ${index + 1}`,
      description: 'Zwei Gruppen, danach Halbfinale und Finale. Gäste sind willkommen.',
      startDateTime,
      hours: 4,
      setup: demoSetup({
        mode: 'single-knockout-with-group-stage',
        groups: { noOfGroups: 2, noOfQualifiers: 4 },
        minNoOfParticipants: 5,
        maxNoOfParticipants: 24,
      }),
    }),
  );
  const seriesId = newId();
  await server.call('POST /series/', {
    token,
    body: { id: seriesId, props: { teamId: teamIds.first, name: 'Mittwochscup', isPublic: true } },
  });
  const ids: string[] = [];
  for (const night of nights) ids.push(await createTournament(desk, night));
  await server.call('PATCH /series/', {
    token,
    body: { id: seriesId, changedProps: { addedEventIds: ids } },
  });
  for (const [index, night] of nights.entries()) {
    const id = ids[index] ?? '';
    const regulars = someOf(regularsOf(desk), 7, chance);
    if (night.startDateTime < now) {
      server.setTime(night.startDateTime - hourMs);
      await play(desk, id, { ...night, entrants: [...regulars, ...visitors.slice(0, 1)], boards: [1, 2] });
    } else {
      await publish(desk, id);
      await enter(desk, id, regulars.slice(0, 4));
    }
  }
  return seriesId;
};
