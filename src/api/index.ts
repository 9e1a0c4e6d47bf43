/** Public API of the API layer. */
export { deviceStorage } from './device-storage';
export { createAttemptRecord } from './checkout/attempt-record';
export { createCheckoutPort, type CheckoutConnection } from './checkout/checkout-port';
export type { AttemptRecord, CheckoutPort } from './checkout/port';
export { connectStoreApi, type Connection } from './connect';
export { decodeCart } from './decode/cart';
export { decodeFailure } from './decode/failure';
export { browserEnvironment, type Environment } from './environment';
export type { ApiFetch } from './fetch';
export type { CartPort, CartResult, ConnectionState } from './port';
export { decodeSettings } from './settings';
