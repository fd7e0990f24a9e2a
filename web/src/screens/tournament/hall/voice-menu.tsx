import { mayReadBoards } from '@neundarter/rules/access/boards';
import IconMessage2Off from '@tabler/icons-react/dist/esm/icons/IconMessage2Off.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { useSetting } from '../../../data/local-settings.ts';
import { useActor } from '../../../data/people/actor.ts';
import { allowSound } from '../../../device/hall-voice.ts';
import { hallScreenText as text } from '../../../text/hall-screen.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { showToast } from '../../../ui/toast.tsx';

const choices = ['repeated', 'all', 'off'] as const;

/** Whether this device speaks in the hall; for members of the team. */
export function VoiceMenu({ teamId }: { readonly teamId: string }) {
  const [voice, setVoice] = useSetting('hall-voice');
  if (!mayReadBoards(useActor(), teamId)) return null;
  const items = choices.map((choice) => ({
    label: text.voices[choice],
    onSelect: () => {
      setVoice(choice);
      if (choice !== 'off') allowSound();
      showToast({ title: text.voiceNow[choice], kind: 'info' });
    },
  }));
  return (
    <MenuButton label={text.voice} items={items}>
      {voice === 'off' ? (
        <IconMessage2Off aria-hidden size={22} />
      ) : (
        <IconSpeakerphone aria-hidden size={22} />
      )}
    </MenuButton>
  );
}
