type WithBattery = { readonly getBattery?: () => Promise<{ readonly level: number }> };

/** How full the battery of this device is, in percent; null if its browser does not tell. */
export async function batteryPercent(): Promise<number | null> {
  const battery = await (navigator as WithBattery).getBattery?.().catch(() => null);
  return battery ? Math.round(battery.level * 100) : null;
}
