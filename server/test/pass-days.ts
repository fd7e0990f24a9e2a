import type { TestApp } from './start-app.ts';

const dayMs = 24 * 3_600_000;

/** Sets the clock of the app to `until` after a week in which the server was used every day, so that it is believed. */
export async function passDays(app: TestApp, until: number): Promise<void> {
  for (let daysLeft = 7; daysLeft >= 0; daysLeft -= 1) {
    app.clock.time = until - daysLeft * dayMs;
    await app.http.inject('/api/v1/login/guest');
  }
}
