import { writtenDay } from '../text/date-time.ts';
import { WrittenTimeField, type WrittenTimeProps } from './written-time-field.tsx';

/** A day in the device's time zone; its first moment in milliseconds since 1970. */
export const DateField = (props: WrittenTimeProps) => <WrittenTimeField {...props} format={writtenDay} />;
