/** A refusal in Razorpay's form. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    message: string,
    readonly code = 'BAD_REQUEST_ERROR',
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }

  toBody(): { error: Record<string, unknown> } {
    return {
      error: {
        code: this.code,
        description: this.message,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        ...this.extra,
      },
    };
  }
}

export const unknownId = (): ApiError => new ApiError(400, 'The id provided does not exist');
