import { writtenTimeOfDay } from '../text/date-time.ts';
import { WrittenTimeField, type WrittenTimeProps } from './written-time-field.tsx';

/** A time of day; minutes since midnight. */
export const TimeField = (props: WrittenTimeProps) => (
  <WrittenTimeField {...props} format={writtenTimeOfDay} />
);
