import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formText } from '../text/forms.ts';
import { type EntryOf, type FormList, formList, type ListName } from './form-list.ts';
import { type FieldOf, type Problems, refusedFields, withoutAlike, withoutField } from './form-values.ts';
import { guardUnsaved } from './leave-guard.ts';

/** Result of sending: as `ChangeOutcome` of `data/api/use-change`. */
type Refused = {
  readonly ok: false;
  readonly error: unknown;
  readonly text: string;
  readonly isTold?: true;
};
type Sending = { readonly ok: true } | Refused;

type AfterSending = 'left' | void;

export type FormOptions<Values extends object, Way = void> = {
  /** Values of the fields that the user has not changed; may change while the form is open. */
  readonly start: Values;
  /** Values that are already typed when the form opens. */
  readonly typed?: Partial<Values>;
  /** Problems of the values, by functions of `rules`; called again after every input. */
  readonly check?: (values: Values, way: Way) => Problems<FieldOf<Values>>;
  /** Sends checked values. */
  readonly send: (values: Values, way: Way) => Promise<Sending>;
  /** Called after sending, while the form is still busy; with `left` it stays busy while another page is loading. */
  readonly onSent?: (values: Values, way: Way) => AfterSending | Promise<AfterSending>;
  /** Fields that a refusal concerns, by its code; fields that the answer names need no entry here. */
  readonly place?: (error: unknown) => Problems<FieldOf<Values>> | null;
  /** Shows a refusal that concerns no field, if the form does not show `failure`. */
  readonly onFailure?: (text: string) => void;
  /** `keep`: leaving loses nothing important. By default the user is asked. */
  readonly unsaved?: 'ask' | 'keep';
};

export type FormState<Values extends object, Way = void> = {
  readonly values: Values;
  /** Changes fields, also as a function of their current values. */
  readonly set: (change: Partial<Values> | ((now: Values) => Partial<Values>)) => void;
  /** Value, change handler and problem of a field, as `TextField` and similar fields take them. */
  readonly field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  readonly list: <Name extends ListName<Values>>(name: Name) => FormList<EntryOf<Values, Name>>;
  /** Problems to show at the fields: none before the first sending, then they follow the input. */
  readonly problems: Problems<FieldOf<Values>>;
  /** Why the server refused, if the reason concerns no field. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  /** The way in which the form is being sent; null while it is not. */
  readonly busyWith: Way | null;
  /** Whether problems are shown. */
  readonly isChecked: boolean;
  /** Whether a value differs from its start. */
  readonly isDirty: boolean;
  /** Number of attempts that ended; `Form` then focuses the first wrong field. */
  readonly attempts: number;
  /** Checks and sends; ignored while the form is being sent. */
  readonly submit: (way: Way) => Promise<void>;
  /** Resets the form to its start; leaving then asks nothing. */
  readonly discard: () => void;
};

/** Value, change handler and problem of a field. */
export type FormField<Value> = {
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  readonly error: string | undefined;
};

/** State of a form besides the values. */
type Round<Values, Way> = {
  /** The latest way of sending; null before the first time. */
  readonly checked: { readonly way: Way } | null;
  readonly busy: { readonly way: Way } | null;
  readonly refused: Problems<FieldOf<Values>>;
  readonly failure: string | null;
  readonly attempts: number;
};

/**
 * A form: values, problems at their fields, sending, and the question before unsaved changes are lost. It keeps only
 * what the user has typed; other values follow `start`. So data from the server does not replace typed text, and
 * sending does not overwrite that data.
 */
export function useForm<Values extends object, Way = void>(
  options: FormOptions<Values, Way>,
): FormState<Values, Way> {
  const { start, check } = options;
  const [typed, setTyped] = useState<Partial<Values>>(options.typed ?? {});
  const [round, setRound] = useState<Round<Values, Way>>(firstRound);
  const values: Values = { ...start, ...typed };
  const isDirty = Object.keys(withoutAlike(typed, start)).length > 0;
  const problems = round.checked === null ? {} : (check?.(values, round.checked.way) ?? {});
  const guard = useGuard({
    asks: options.unsaved !== 'keep',
    isUnsaved: isDirty && round.busy === null,
  });
  const change: Shown<Values>['change'] = (changeOf, touched) => {
    setTyped((before) => ({ ...before, ...changeOf({ ...start, ...before }) }));
    setRound((now) => ({ ...now, refused: touched.reduce(withoutField, now.refused) }));
  };
  const forgetSent = (sent: Values) => setTyped((now) => withoutAlike(now, sent));
  return {
    ...fieldsOf({ values, problems: { ...round.refused, ...onlyWrong(problems) }, change }),
    failure: round.failure,
    isBusy: round.busy !== null,
    busyWith: round.busy?.way ?? null,
    isChecked: round.checked !== null,
    isDirty,
    attempts: round.attempts,
    submit: useSubmit({ options, values, setRound, forgetSent }),
    discard: () => {
      guard.release();
      setTyped({});
      setRound(firstRound);
    },
  };
}

type Shown<Values> = {
  readonly values: Values;
  readonly problems: Problems<FieldOf<Values>>;
  /** @param touched fields whose problems are now out of date */
  readonly change: (changeOf: (now: Values) => Partial<Values>, touched: readonly string[]) => void;
};

/** What the fields of a form show and change. */
function fieldsOf<Values extends object>({ values, problems, change }: Shown<Values>) {
  const one = (name: keyof Values & string, value: unknown) => ({ [name]: value }) as Partial<Values>;
  const said: { readonly [field: string]: string | undefined } = problems;
  return {
    values,
    problems,
    set: (changed: Partial<Values> | ((now: Values) => Partial<Values>)) => {
      const changeOf = typeof changed === 'function' ? changed : () => changed;
      change(changeOf, Object.keys(changeOf(values)));
    },
    field: <Name extends keyof Values & string>(name: Name): FormField<Values[Name]> => ({
      value: values[name],
      onValue: (value) => change(() => one(name, value), [name]),
      error: said[name],
    }),
    list: <Name extends ListName<Values>>(name: Name): FormList<EntryOf<Values, Name>> =>
      formList<EntryOf<Values, Name>>({
        name,
        entries: values[name] as readonly EntryOf<Values, Name>[],
        problems: said,
        onEntries: (entriesOf, touched) =>
          change((now) => one(name, entriesOf(now[name] as readonly EntryOf<Values, Name>[])), [touched]),
      }),
  };
}

type Submission<Values extends object, Way> = {
  readonly options: FormOptions<Values, Way>;
  readonly values: Values;
  readonly setRound: Dispatch<SetStateAction<Round<Values, Way>>>;
  /** Sent values no longer count as typed; values typed meanwhile stay. */
  readonly forgetSent: (sent: Values) => void;
};

function useSubmit<Values extends object, Way>({
  options: { check, send, onSent, place, onFailure },
  values,
  setRound,
  forgetSent,
}: Submission<Values, Way>): (way: Way) => Promise<void> {
  const isSending = useRef(false);
  const end = (ended: Partial<Round<Values, Way>>) => {
    isSending.current = false;
    setRound((now) => ({ ...now, ...ended, attempts: now.attempts + 1 }));
  };
  const sendChecked = async (way: Way) => {
    const sending = await send(values, way);
    if (!sending.ok) {
      const where = placed<Values, Way>(sending, values, place);
      if (typeof where.failure === 'string' && sending.isTold !== true) onFailure?.(where.failure);
      return end({ ...where, busy: null });
    }
    if ((await onSent?.(values, way)) === 'left') return;
    forgetSent(values);
    end({ checked: null, busy: null });
  };
  return async (way) => {
    if (isSending.current) return;
    const fresh = { checked: { way }, refused: {}, failure: null };
    if (Object.keys(onlyWrong(check?.(values, way) ?? {})).length > 0) return end(fresh);
    isSending.current = true;
    setRound((now) => ({ ...now, ...fresh, busy: { way } }));
    await sendChecked(way).catch((error: unknown) => {
      end({ busy: null });
      throw error;
    });
  };
}

/** Where a refusal is shown: at the fields that it concerns, otherwise below the form. */
function placed<Values extends object, Way>(
  { error, text }: Refused,
  values: Values,
  place: FormOptions<Values, Way>['place'],
): Partial<Round<Values, Way>> {
  const byCode = place?.(error) ?? null;
  if (byCode !== null) return { refused: byCode };
  const fields = refusedFields(error, values);
  if (fields === null) return { failure: text };
  const refused = Object.fromEntries(fields.map((field) => [field, formText.refused]));
  return { refused: refused as Problems<FieldOf<Values>> };
}

const onlyWrong = <Field extends string>(problems: Problems<Field>): Problems<Field> =>
  Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as Problems<Field>;

/** Asks before a page with unsaved changes is left. */
function useGuard({ asks, isUnsaved }: { readonly asks: boolean; readonly isUnsaved: boolean }) {
  const current = useRef(isUnsaved);
  useLayoutEffect(() => {
    current.current = isUnsaved;
  });
  useEffect(() => (asks ? guardUnsaved(() => current.current) : undefined), [asks]);
  return {
    release: () => {
      current.current = false;
    },
  };
}

const firstRound = { checked: null, busy: null, refused: {}, failure: null, attempts: 0 } as const;
