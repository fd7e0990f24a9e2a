// Clocks of German-speaking clubs, which are changed twice a year.

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** By how much German clocks are ahead of universal time at a moment. ms */
export const aheadMs = (at: number): number => {
  const zone = clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, hours = '0', minutes = '0'] = /\+(\d{2}):(\d{2})/.exec(zone) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
};
