import { maxNameLength } from '@neundarter/contract/limits';
import { maxEmailAddressLength } from '@neundarter/rules/access/email-address';
import { Link } from 'react-router';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { useAccount } from '../../../data/people/account.ts';
import { PartnerFields } from '../../../parts/tournament-partner/partner-fields.tsx';
import { tournamentRegistrationText as text } from '../../../text/tournament-registration.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Form, FormFailure } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { Registrant } from './sent-entry.ts';
import { useEntryForm } from './use-entry-form.ts';

type Props = {
  readonly tournament: Tournament;
  readonly isFull: boolean;
  /** Called when others have taken the last place meanwhile. */
  readonly onFull: () => void;
};

/** Who the form is for: a signed-in player registers with one tap. */
function useRegistrant({ event }: Tournament) {
  const { state, user, player, teams, team } = useAccount();
  const ownTeam = teams.find(({ id }) => id === event.props.teamId) ?? team;
  const registrant: Registrant =
    state === 'user' && player !== null
      ? {
          kind: 'player',
          playerId: player.id,
          emailAddress: user?.props.emailAddress ?? null,
          teamId: ownTeam?.id ?? null,
        }
      : { kind: 'visitor' };
  return { registrant, name: player?.props.fullName ?? '', teamName: ownTeam?.props.name ?? null };
}

/** The form of visitors, and the button of players with an account. */
export function EntryForm({ tournament, isFull, onFull }: Props) {
  const { registrant, name, teamName } = useRegistrant(tournament);
  const form = useEntryForm({ tournament, registrant, isFull, onFull });
  const isVisitor = registrant.kind === 'visitor';
  const isPair = tournament.data.config.participantsType === 'double';
  return (
    <Form form={form} onSubmit={form.submit} gap="l">
      {isFull ? <Notice tone="warning">{text.fullHint}</Notice> : null}
      {isVisitor ? <VisitorFields form={form} /> : null}
      {!isVisitor && teamName !== null ? <p>{text.ofTeam(teamName)}</p> : null}
      {isPair ? <Partner form={form} /> : null}
      {isVisitor ? (
        <CheckField
          label={text.shortName}
          isChecked={form.values.isNameShortened}
          onChange={(isNameShortened) => form.set({ isNameShortened })}
        />
      ) : null}
      <p className={looks.hint}>
        {text.privacy}{' '}
        <Link to="/privacy" target="_blank">
          {text.privacyLink}
        </Link>
      </p>
      <FormFailure form={form} />
      <Button look="primary" type="submit" isWide isBusy={form.isBusy}>
        {submitText({ isVisitor, isFull, name })}
      </Button>
      {isVisitor ? (
        <Row gap="m" wraps align="center" justify="between">
          <span>{text.hasAccount}</span>
          <ButtonLink to={`/login?to=${encodeURIComponent(window.location.pathname)}`}>
            {text.signIn}
          </ButtonLink>
        </Row>
      ) : null}
    </Form>
  );
}

type Submit = { readonly isVisitor: boolean; readonly isFull: boolean; readonly name: string };

const submitText = ({ isVisitor, isFull, name }: Submit): string => {
  if (isVisitor) return isFull ? text.sendWaiting : text.send;
  return isFull ? text.oneClickWaiting(name) : text.oneClick(name);
};

type FieldsProps = { readonly form: ReturnType<typeof useEntryForm> };

function VisitorFields({ form }: FieldsProps) {
  return (
    <>
      <TextField
        {...form.field('emailAddress')}
        label={text.emailAddress}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxEmailAddressLength}
      />
      <TextField
        {...form.field('firstName')}
        label={text.firstName}
        autoComplete="given-name"
        maxLength={maxNameLength}
      />
      <TextField
        {...form.field('lastName')}
        label={text.lastName}
        autoComplete="family-name"
        maxLength={maxNameLength}
      />
      <TextField
        {...form.field('teamName')}
        label={text.teamName}
        autoComplete="organization"
        maxLength={maxNameLength}
      />
    </>
  );
}

function Partner({ form }: FieldsProps) {
  return (
    <Stack as="section" gap="l" aria-label={text.partner}>
      <h3 className={looks.title}>{text.partner}</h3>
      <PartnerFields
        fields={{
          partnerWay: form.field('partnerWay'),
          partnerFirstName: form.field('partnerFirstName'),
          partnerLastName: form.field('partnerLastName'),
          partnerCode: form.field('partnerCode'),
        }}
      />
    </Stack>
  );
}
