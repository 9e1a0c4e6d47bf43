/** Errors of a cart, and what may be shown of them after it (docs/behaviour.md#new-cart). Cart\CartReader does the same. */
import data from '../../../data/cart-errors.json';
import type { CartData, CartErrorData } from './data';
import { sameCode } from './project';

/**
 * True for an error that says what the shop has just done, such as removing a coupon: only the cart of that answer has
 * it. Others say what is wrong with a cart, and each has them anew.
 *
 * @param codeOrId Code of the error, or id of the notice about it.
 */
export const isToldOnce = (codeOrId: string): boolean =>
	data.toldOnce.some((code) => code === codeOrId.split(' ')[0]);

/** Id of the notice about an error, with its message as text: of those told once a cart may have several with one code. */
export const noticeIdOf = ({ code, message }: CartErrorData): string =>
	isToldOnce(code) ? `${code} ${message}` : code;

/** True if the shopper is past what was told about the cart before: a coupon was applied, or it was emptied. */
export const isAnswered = (
	before: Pick<CartData, 'coupons' | 'items'>,
	after: Pick<CartData, 'coupons' | 'items'>,
): boolean =>
	(before.items.length > 0 && after.items.length === 0) ||
	after.coupons.some(({ code }) => !before.coupons.some((coupon) => sameCode(coupon.code, code)));
