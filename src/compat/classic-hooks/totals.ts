/**
 * What plugins and themes change of totals, coupons and messages about shipping by the filters of WooCommerce's classic
 * templates, which comes with the cart in `extensions` (php-stubs/src/WooCommerce/Cart/WooClassicTotals.php).
 * Shop\ClassicTotals does the same in PHP.
 */
import type { Cart } from '../../domain/cart/cart';
import { valueAt } from '../../domain/support/unknown';
import type { CouponModel } from '../../ui/cart/coupon-model';
import type { TotalsModel } from '../../ui/cart/totals-model';
import type { Screen } from './screen';

type Extended = Pick<Cart, 'extensions'>;

interface ClassicTotals {
	readonly classicTotals: (totals: TotalsModel, cart: Cart) => TotalsModel;
	readonly classicCoupon: (coupon: CouponModel, cart: Extended) => CouponModel;
	readonly classicMessage: (availability: string, cart: Extended) => string | undefined;
}

/** Returns the functions of a screen: a cart may come from another tab with another screen, and has the changes of both. */
export const totalsOf = (screen: Screen): ClassicTotals => {
	/** Returns a text, or HTML that is untrusted; undefined if nobody has changed it. */
	const changeOf = ({ extensions }: Extended, name: string): string | undefined => {
		const change = valueAt(extensions, 'storefront-islands-classic', screen, name);
		return typeof change === 'string' ? change : undefined;
	};
	return {
		classicTotals: (totals, cart) => {
			const totalHtml = changeOf(cart, 'total');
			return {
				...totals,
				rows: totals.rows.map((row) => ({
					...row,
					label: changeOf(cart, `label-${row.id}`) ?? row.label,
					// The shop has not calculated the subtotal of a quantity that was just chosen.
					html: cart.settling && row.id === 'subtotal' ? undefined : changeOf(cart, row.id),
				})),
				totalHtml,
				// The total of a plugin says what it includes.
				taxNote:
					totalHtml !== undefined || totals.taxNote === ''
						? ''
						: (changeOf(cart, 'tax-note') ?? totals.taxNote),
			};
		},
		classicCoupon: (coupon, cart) => ({
			...coupon,
			label: changeOf(cart, `coupon-${coupon.code}`) ?? coupon.label,
			discount: changeOf(cart, `discount-${coupon.code}`) ?? coupon.discount,
			isKept: changeOf(cart, `kept-${coupon.code}`) !== undefined,
		}),
		classicMessage: (availability, cart) => changeOf(cart, availability),
	};
};
