export type StepperProps = {
  readonly label: string;
  /** `NaN` while nothing readable is typed. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly error?: string | undefined;
  readonly onChange: (value: number) => void;
};

/** What the code that is loaded later gets. */
export type StepperPieceProps = Omit<StepperProps, 'error' | 'step'> & {
  readonly id: string;
  readonly step: number;
  /** Id of the text that says what is wrong. */
  readonly errorId: string | undefined;
};
