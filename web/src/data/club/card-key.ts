import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';

/**
 * The key for the QR code of a tournament's card, for its organisers. It is not kept on the device. @param pin the PIN that
 * the key belongs to; null while nobody can be enrolled
 */
export const useCardKey = (eventId: string, pin: string | null) =>
  useQuery({
    queryKey: ['card-key', eventId, pin],
    queryFn: async () => (await request('POST /events/{id}/pin/key', { params: { id: eventId } })).key,
    enabled: pin !== null,
    gcTime: 0,
  });
