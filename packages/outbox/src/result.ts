export interface Success {
  status: 'success';
  reference?: string;
}

export interface Failure {
  status: 'failed';
  /** `refused`: the receiver answered, but did not accept it; or nothing stores it. */
  reason: 'refused' | 'unreachable' | 'limited';
  /** The submission is stored and will be sent. */
  kept: boolean;
  reference?: string;
  /** The id of the form to send it with again. */
  id?: string;
}

/** What a sender is told. */
export type SubmissionResult = Success | Failure;

export const SUCCESS: SubmissionResult = { status: 'success' };

export const failed = (reason: Failure['reason'], kept: boolean): Failure => ({
  status: 'failed',
  reason,
  kept,
});
