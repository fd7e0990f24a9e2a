import { writtenDateTime } from '../text/date-time.ts';
import { WrittenTimeField, type WrittenTimeProps } from './written-time-field.tsx';

/** Date and time in the device's time zone; milliseconds since 1970. */
export const DateTimeField = (props: WrittenTimeProps) => (
  <WrittenTimeField {...props} format={writtenDateTime} />
);
