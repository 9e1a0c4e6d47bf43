/** Public API of the API layer. */
export { deviceStorage, tabStorage } from './transport/environment';
export { createAttemptRecord } from './checkout/attempt-record';
export { createCheckoutPort, type CheckoutConnection } from './checkout/port';
export type { AttemptRecord, CheckoutPort } from './ports';
export { connectStoreApi, type Connection } from './connect';
export { decodeCart, readCartData } from './decode/cart';
export { decodeFailure } from './decode/failure';
export { browserEnvironment, type Environment } from './transport/environment';
export type { ApiFetch } from './transport/fetch';
export type { CartPort, CartResult } from './ports';
export { decodeAddressSettings } from './settings/address';
export { decodeSettings } from './settings/all';
export { decodeShopSettings } from './settings/shop';
