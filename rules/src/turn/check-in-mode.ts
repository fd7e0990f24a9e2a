// How a leg is opened: by any dart, or by a double.

export const checkInModes = ['single-in', 'double-in'] as const;
export type CheckInMode = (typeof checkInModes)[number];
