import { useState } from 'react';
import { leaveFor } from '../../data/secure/leave.ts';
import { errorText } from '../../text/errors.ts';
import { secureText as text } from '../../text/secure.ts';

type Wish = { readonly address: string; readonly to: string };

/** Takes everything along to the secure address and opens it there. */
export function useLeave(wish: Wish) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const left = await leaveFor(wish);
      if (left.ok) return window.location.assign(left.url);
      setFailure(left.reason === 'waiting' ? text.waiting(left.count) : text.tooMuch);
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };
  return { leave, isBusy, failure };
}
