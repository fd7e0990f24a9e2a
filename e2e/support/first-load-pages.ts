// The pages that `npm run first-load` measures, of the demonstration club.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { password } from './accounts.ts';

/** A page, and who opens it. */
export type LoadedPage = {
  readonly path: string;
  readonly isSignedIn: boolean;
  /** Whether its largest text has an aim: home, set-up, scorer, event and bracket. */
  readonly isTimed: boolean;
};

const fillProgram = new URL('../../tools/demo/fill.ts', import.meta.url).pathname;

type DemoClub = {
  /** E-mail address of a captain with matches, teams and a running tournament. */
  readonly captain: string;
  readonly pages: readonly LoadedPage[];
};

/**
 * Fills the database of a data folder with the demonstration club, and reads its addresses from what the command prints.
 * @param days how far back its matches go
 */
export async function fillDemoClub(dataDir: string, days: number): Promise<DemoClub> {
  const env = { ...process.env, DATA_DIR: dataDir, DEMO_PASSWORD: password };
  const { stdout } = await promisify(execFile)(process.execPath, [fillProgram, '--days', `${days}`], { env });
  const lineOf = (label: string): string => {
    const line = stdout.split('\n').find((one) => one.trim().startsWith(label));
    const value = line?.trim().split(/\s+/).at(-1);
    if (value === undefined) throw new Error(`the demonstration names no "${label}"`);
    return value;
  };
  const pathOf = (label: string): string => new URL(lineOf(label)).pathname;
  const match = pathOf('Laufendes Match');
  const [training, matchday] = [pathOf('Training von heute'), pathOf('Ligaspieltag heute')];
  const [groups, double] = [pathOf('Turnier, Gruppen'), pathOf('Turnier, Doppel-K.o.')];
  const [finished, open] = [pathOf('Turnier, beendet'), pathOf('Turnier, Anmeldung')];
  const series = pathOf('Turnierserie');
  const byGuest = [
    '/',
    '/home/events',
    '/matches',
    '/matches/new',
    match,
    match.replace('/view', ''),
    '/login',
    '/register',
    '/practice-room',
    training,
    matchday,
    `${matchday}/live`,
    groups,
    `${groups}/participants`,
    `${double}/knockout`,
    finished,
    `${open}/register`,
    series,
    '/privacy',
  ];
  const timed = ['/', '/matches/new', match.replace('/view', ''), training, `${double}/knockout`];
  const byCaptain = [
    '/',
    '/matches/new',
    match.replace('/view', ''),
    training,
    '/home/events',
    '/team-lounge',
    '/matches',
    '/account',
    '/practice-room',
    matchday,
    `${groups}/admin`,
    `${double}/knockout`,
    series,
  ];
  const pagesOf = (paths: readonly string[], isSignedIn: boolean): readonly LoadedPage[] =>
    paths.map((path) => ({ path, isSignedIn, isTimed: timed.includes(path) }));
  return {
    captain: lineOf('Team-Admin, erste Mannschaft'),
    pages: [...pagesOf(byGuest, false), ...pagesOf(byCaptain, true)],
  };
}
