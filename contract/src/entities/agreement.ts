import Type, { type Static } from 'typebox';
import { agreementCodeLength, agreementCodePattern, typedAgreementCodePattern } from '../limits.ts';
import { closed, Id, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

const agreementStatuses = ['open', 'accepted', 'rejected'] as const;

/** A code as people type it. */
export const AgreementCode = Type.String({
  pattern: typedAgreementCodePattern,
  description: `${agreementCodeLength} characters; upper and lower case are the same`,
});

const PlayerName = Type.Object(
  { id: Id, firstName: Type.String(), lastName: nullable(Type.String()) },
  closed,
);

/** A question to whoever enters the code: may the asking user put them into matches? */
export const AgreementSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        code: Type.String({ pattern: agreementCodePattern }),
        status: oneOf(agreementStatuses),
        expiresAt: Type.Unsafe<number>({ ...TimeStamp, description: 'until when the code can be answered' }),
        player: nullable(PlayerName),
        validUntil: nullable(TimeStamp),
      },
      closed,
    ),
  },
  closed,
);
export type AgreementEntity = Static<typeof AgreementSchema>;

/** The same question as the player sees it. */
export const AgreementQuestionSchema = Type.Object(
  {
    askedBy: PlayerName,
    status: oneOf(agreementStatuses),
    expiresAt: TimeStamp,
    validUntil: nullable(TimeStamp),
  },
  closed,
);
export type AgreementQuestion = Static<typeof AgreementQuestionSchema>;
