import { __ } from '@wordpress/i18n';
import { readText } from '../../../src/domain/read-unknown';
import type { CartPlace, CheckoutPlace, DrawerPlace } from '../../../src/islands/shared/areas';

/** The block that holds one content area. */
export const AREA_BLOCK = 'storefront-islands/area';

type Place = CartPlace | CheckoutPlace | DrawerPlace;

/** The places of each block, in the order of the page. */
export const CART_PLACES: readonly CartPlace[] = [
	'above',
	'beside-totals',
	'below-proceed',
	'below',
	'empty',
];
export const CHECKOUT_PLACES: readonly CheckoutPlace[] = [
	'above',
	'beside-totals',
	'before-order',
	'below',
	'empty',
];
export const DRAWER_PLACES: readonly DrawerPlace[] = [
	'drawer-top',
	'drawer-bottom',
	'drawer-empty',
];

/** What each place is called. */
const names = (): Readonly<Record<Place, string>> => ({
	above: __('Above', 'storefront-islands'),
	'beside-totals': __('By the totals', 'storefront-islands'),
	'below-proceed': __('Below the button', 'storefront-islands'),
	'before-order': __('Before the order button', 'storefront-islands'),
	below: __('Below', 'storefront-islands'),
	empty: __('In the empty cart', 'storefront-islands'),
	'drawer-top': __('Top of the drawer', 'storefront-islands'),
	'drawer-bottom': __('Below the products', 'storefront-islands'),
	'drawer-empty': __('In the empty drawer', 'storefront-islands'),
});

/** The name of a place; empty where no block has it. */
export const nameOfPlace = (place: string): string =>
	new Map<string, string>(Object.entries(names())).get(place) ?? '';

/** The place that an area's attributes name; empty where they name none. */
export const readPlace = ({ place }: Readonly<Record<string, unknown>>): string => readText(place);
