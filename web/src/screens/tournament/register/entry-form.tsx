import { maxNameLength } from '@neundarter/contract/limits';
import { maxEmailAddressLength } from '@neundarter/rules/access/email-address';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { useAccount } from '../../../data/people/account.ts';
import { tournamentRegistrationText as text } from '../../../text/tournament-registration.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Form, FormFailure } from '../../../ui/form.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Loading } from '../../../ui/states.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import looks from '../../../ui/text-looks.module.css';
import { type Registrant, registrantTextOf } from './sent-entry.ts';
import { useEntryForm } from './use-entry-form.ts';

// Only the registration of a pair has these.
const PartnerFields = latePart(
  async () => (await import('../../../parts/tournament-partner/partner-fields.tsx')).PartnerFields,
);

type Props = {
  readonly tournament: Tournament;
  readonly isFull: boolean;
  /** Whether it is about somebody else, because the viewer is registered already. */
  readonly isForFriend: boolean;
  /** Called when others have taken the last place meanwhile. */
  readonly onFull: () => void;
  readonly onSent: () => void;
};

/** Who the form is for: a signed-in player registers with one tap. */
function useRegistrant({ tournament: { event }, isForFriend }: Props) {
  const { state, user, player, teams, team } = useAccount();
  const ownTeam = teams.find(({ id }) => id === event.props.teamId) ?? team;
  const self: Registrant =
    state === 'user' && player !== null
      ? {
          kind: 'player',
          playerId: player.id,
          emailAddress: user?.props.emailAddress ?? null,
          teamId: ownTeam?.id ?? null,
        }
      : { kind: 'visitor' };
  const registrant: Registrant = isForFriend ? { kind: 'friend' } : self;
  return { registrant, name: player?.props.fullName ?? '', teamName: ownTeam?.props.name ?? null };
}

/** The form of visitors and for friends, and the button of players with an account. */
export function EntryForm(props: Props) {
  const { tournament, isFull } = props;
  const { registrant, name, teamName } = useRegistrant(props);
  const form = useEntryForm({ ...props, registrant });
  const isPlayer = registrant.kind === 'player';
  const words = registrantTextOf(registrant);
  const isPair = tournament.data.config.participantsType === 'double';
  return (
    <Form form={form} onSubmit={form.submit} gap="l">
      {isFull ? <Notice tone="warning">{words.fullHint}</Notice> : null}
      {isPlayer ? null : <PersonFields form={form} isSelf={registrant.kind === 'visitor'} />}
      {isPlayer && teamName !== null ? <p>{text.ofTeam(teamName)}</p> : null}
      {isPair ? <Partner form={form} title={words.partner} /> : null}
      {isPlayer ? null : (
        <CheckField
          label={words.shortName}
          isChecked={form.values.isNameShortened}
          onChange={(isNameShortened) => form.set({ isNameShortened })}
        />
      )}
      <p className={looks.hint}>
        {words.privacy}{' '}
        <Link to="/privacy" target="_blank">
          {text.privacyLink}
        </Link>
      </p>
      <FormFailure form={form} />
      <Button look="primary" type="submit" isWide isBusy={form.isBusy}>
        {submitText({ isPlayer, isFull, name })}
      </Button>
      {registrant.kind === 'visitor' ? (
        <Inline gap="m" wraps align="center" justify="between">
          <span>{text.hasAccount}</span>
          <ButtonLink to={`/login?to=${encodeURIComponent(window.location.pathname)}`}>
            {text.signIn}
          </ButtonLink>
        </Inline>
      ) : null}
    </Form>
  );
}

type Submit = { readonly isPlayer: boolean; readonly isFull: boolean; readonly name: string };

const submitText = ({ isPlayer, isFull, name }: Submit): string => {
  if (!isPlayer) return isFull ? text.sendWaiting : text.send;
  return isFull ? text.oneClickWaiting(name) : text.oneClick(name);
};

type FieldsProps = { readonly form: ReturnType<typeof useEntryForm> };

function PersonFields({ form, isSelf }: FieldsProps & { readonly isSelf: boolean }) {
  const fillIn = (kind: string) => (isSelf ? kind : 'off');
  return (
    <>
      <TextField
        {...form.field('emailAddress')}
        label={text.emailAddress}
        type="email"
        name="email"
        autoComplete={fillIn('email')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxEmailAddressLength}
      />
      <TextField
        {...form.field('firstName')}
        label={text.firstName}
        autoComplete={fillIn('given-name')}
        maxLength={maxNameLength}
      />
      <TextField
        {...form.field('lastName')}
        label={text.lastName}
        autoComplete={fillIn('family-name')}
        maxLength={maxNameLength}
      />
      <TextField
        {...form.field('teamName')}
        label={text.teamName}
        autoComplete={fillIn('organization')}
        maxLength={maxNameLength}
      />
    </>
  );
}

function Partner({ form, title }: FieldsProps & { readonly title: string }) {
  return (
    <Stack as="section" gap="l" aria-label={title}>
      <h3 className={looks.title}>{title}</h3>
      <Suspense fallback={<Loading />}>
        <PartnerFields
          fields={{
            partnerWay: form.field('partnerWay'),
            partnerFirstName: form.field('partnerFirstName'),
            partnerLastName: form.field('partnerLastName'),
            partnerCode: form.field('partnerCode'),
          }}
        />
      </Suspense>
    </Stack>
  );
}
