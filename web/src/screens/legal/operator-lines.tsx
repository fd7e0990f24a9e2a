import { useOperator } from '../../data/people/operator.ts';
import { errorReason } from '../../text/errors.ts';
import { operatorText } from '../../text/legal.ts';

/** Name, address and e-mail of whoever runs this server. */
export function OperatorLines() {
  const { data, error } = useOperator();
  if (data === undefined) return <p>{error === null ? null : operatorText.loadFailed(errorReason(error))}</p>;
  const { name, address, emailAddress } = data;
  if (name === null && address === null && emailAddress === null) return <p>{operatorText.missing}</p>;
  return (
    <address>
      {name === null ? null : <p>{name}</p>}
      {address === null ? null : <p>{address}</p>}
      {emailAddress === null ? null : (
        <p>
          <a href={`mailto:${emailAddress}`}>{operatorText.emailAddress(emailAddress)}</a>
        </p>
      )}
    </address>
  );
}
