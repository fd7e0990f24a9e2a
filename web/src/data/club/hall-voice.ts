import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/api.ts';
import { newId } from '../api/new-id.ts';

/** A sign of life, which keeps the voice. ms */
const everyMs = 5000;

/** Whether this device speaks in the hall of an event: of all that may, exactly one does. */
export function useHallVoice(eventId: string, isOn: boolean): boolean {
  const [deviceId] = useState(newId);
  const { data, isError } = useQuery({
    queryKey: ['hall-voice', eventId, deviceId, isOn],
    queryFn: ({ signal }) =>
      request('PATCH /events/{id}/hall/voice', { params: { id: eventId }, body: { deviceId, isOn }, signal }),
    enabled: isOn,
    refetchInterval: everyMs,
    // The hall hears it also while another window is in front.
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  return isOn && !isError && data?.speaks === true;
}
