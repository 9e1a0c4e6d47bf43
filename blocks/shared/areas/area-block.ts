import { __ } from '@wordpress/i18n';
import { readText } from '../../../src/domain/support/unknown';
import type {
	CartAreaName,
	CheckoutAreaName,
	DrawerAreaName,
} from '../../../src/islands/shared/areas';

/** Name of the block that holds one content area. */
export const AREA_BLOCK = 'storefront-islands/area';

type AreaName = CartAreaName | CheckoutAreaName | DrawerAreaName;

/** Places of each block, in page order. */
export const CART_AREAS: readonly CartAreaName[] = [
	'above',
	'beside-totals',
	'below-proceed',
	'below',
	'empty',
];
export const CHECKOUT_AREAS: readonly CheckoutAreaName[] = [
	'above',
	'beside-totals',
	'before-order',
	'below-order',
	'below',
	'empty',
];
export const DRAWER_AREAS: readonly DrawerAreaName[] = [
	'drawer-top',
	'drawer-bottom',
	'drawer-empty',
];

/** Labels of the places. */
const names = (): Readonly<Record<AreaName, string>> => ({
	above: __('Above', 'storefront-islands'),
	'beside-totals': __('By the totals', 'storefront-islands'),
	'below-proceed': __('Below the button', 'storefront-islands'),
	'before-order': __('Before the order button', 'storefront-islands'),
	'below-order': __('Below the order button', 'storefront-islands'),
	below: __('Below', 'storefront-islands'),
	empty: __('In the empty cart', 'storefront-islands'),
	'drawer-top': __('Top of the drawer', 'storefront-islands'),
	'drawer-bottom': __('Below the products', 'storefront-islands'),
	'drawer-empty': __('In the empty drawer', 'storefront-islands'),
});

/** Returns the label of a place; empty for an unknown place. */
export const areaLabel = (name: string): string =>
	new Map<string, string>(Object.entries(names())).get(name) ?? '';

/** Returns the place of an area block's attributes; empty if they have none. */
export const readAreaName = ({ place }: Readonly<Record<string, unknown>>): string =>
	readText(place);
