/** Limits are far away unless a test is about them, and a slow machine is no reason to refuse; those of passwords are not scaled. */
export const FAR_LIMITS = {
  LIMITS_SCALE: '1000',
  LIMIT_LOGIN_NETWORK: '100000/100000',
  LIMIT_LOGIN_ACCOUNT: '100000',
  LIMIT_PASSWORD: '100000',
  LIMIT_OPERATOR_NETWORK: '100000',
  LIMIT_OPERATOR_ACCOUNT: '100000',
  LIMIT_OPERATOR_CODE: '100000',
}
/** Limits as they are in earnest. */
export const OWN_LIMITS = {
  LIMITS_SCALE: '1',
  LIMIT_LOGIN_NETWORK: '',
  LIMIT_LOGIN_ACCOUNT: '',
  LIMIT_PASSWORD: '',
  LIMIT_OPERATOR_NETWORK: '',
  LIMIT_OPERATOR_ACCOUNT: '',
  LIMIT_OPERATOR_CODE: '',
}
