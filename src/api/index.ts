/** The public face of the API layer. */
export type { CartPort, CartResult, ConnectionState } from './port';
export { decodeCart } from './decode/cart';
export { decodeFailure } from './decode/failure';
export { decodeSettings } from './settings';
