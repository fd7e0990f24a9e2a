export type StepperProps = {
  readonly label: string;
  /** `NaN` while the text is not a number. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly error?: string | undefined;
  readonly onChange: (value: number) => void;
};

/** Props of the part that is loaded later. */
export type StepperPieceProps = Omit<StepperProps, 'error' | 'step'> & {
  readonly id: string;
  readonly step: number;
  /** Id of the text of the error. */
  readonly errorId: string | undefined;
};
