/** API keys that begin with these belong to the stand-in providers; the real providers never hand out such keys. */
export const STAND_IN_PAYMENT_KEY = 'rzp_test_local';
export const STAND_IN_MODEL_KEY = 'sk-local-';
