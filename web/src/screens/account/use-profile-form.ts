import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { useState } from 'react';
import { usePlayerChange } from '../../data/people/players.ts';
import { profileText } from '../../text/account.ts';
import { showToast } from '../../ui/toast.tsx';

export type Profile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly nickName: string;
  readonly externalId: string;
};

/**
 * The form of the profile. Only what was typed is kept here, the rest follows the player: whatever the session learns
 * in the background neither takes away what was typed nor is undone by saving.
 */
export function useProfileForm(player: PlayerEntity) {
  const [typed, setTyped] = useState<Partial<Profile>>({});
  const [isFirstNameMissing, setFirstNameMissing] = useState(false);
  const sending = usePlayerChange(player.id);
  const values = { ...profileOf(player), ...typed };

  const change = (changed: Partial<Profile>) => setTyped((before) => ({ ...before, ...changed }));
  /** @returns false where the first name is missing */
  const save = (): boolean => {
    const isMissing = values.firstName.trim() === '';
    setFirstNameMissing(isMissing);
    if (isMissing) return false;
    sending.mutate(values, {
      onSuccess: () => {
        setTyped((now) => withoutSent(now, values));
        showToast({ kind: 'success', title: profileText.saved });
      },
    });
    return true;
  };
  const isChanged = Object.keys(withoutSent(typed, profileOf(player))).length > 0;
  return {
    values,
    change,
    save,
    isFirstNameMissing,
    isChanged,
    isSaving: sending.isPending,
    failure: sending.error,
  };
}

const profileOf = ({ props }: PlayerEntity): Profile => ({
  firstName: props.firstName,
  lastName: props.lastName ?? '',
  nickName: props.nickName ?? '',
  externalId: props.externalId ?? '',
});

/** What was typed on while the rest was on its way. */
const withoutSent = (typed: Partial<Profile>, sent: Profile): Partial<Profile> =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => sent[name as keyof Profile] !== value));
