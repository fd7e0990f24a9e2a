import type { ComponentProps, ReactNode } from 'react';

/** Something to choose from a list of suggestions. */
export type ComboboxOption = {
  readonly id: string;
  readonly label: string;
  /** In smaller type at the end of the row. */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
};

export type ComboboxSection = { readonly title: string; readonly options: readonly ComboboxOption[] };

type InputProps = Pick<
  ComponentProps<'input'>,
  'placeholder' | 'maxLength' | 'autoCapitalize' | 'enterKeyHint'
>;

export type ComboboxProps = InputProps & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Suggestions that fit the text; the caller searches them. Ids are unique across all sections. */
  readonly sections: readonly ComboboxSection[];
  /** The text does not change unless the caller changes it. */
  readonly onChoose: (id: string) => void;
  /** Shown below the suggestions, e.g. that a search is not possible. */
  readonly note?: string | null;
  /** `open`: typed text is a value itself, and Enter keeps it; `closed`: Enter takes the first suggestion. */
  readonly values: 'open' | 'closed';
  /** `list`: always visible below the field; for dialogs. */
  readonly shape?: 'popup' | 'list';
  readonly size?: 'usual' | 'large';
};

/** Props of the part that is loaded later. */
export type ComboboxPieceProps = Required<
  Pick<ComboboxProps, 'label' | 'text' | 'onText' | 'sections' | 'onChoose' | 'note' | 'values' | 'shape'>
> & {
  /** Attributes of the input element. */
  readonly input: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'>;
};
