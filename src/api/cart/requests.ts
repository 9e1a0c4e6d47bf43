/** Maps each change of the cart to its request (docs/behaviour.md#cart-endpoints). */
import { normaliseAddress } from '../../domain/support/address';
import { isOfCart } from '../../domain/cart/intent';
import type { CartIntent } from '../../domain/cart/intent';
import { cartRequest, STORE_ROOT } from '../transport/request';
import type { StoreRequest } from '../transport/request';

/** The intent of one type: `IntentOf<'add-item'>`. */
type IntentOf<Type extends CartIntent['type']> = Extract<CartIntent, { type: Type }>;

/**
 * POST cart/add-item {id, quantity} with the chosen variation and the data that a plugin's form posts. The idempotency
 * key makes a repeated request safe: the shop adds once for each key.
 */
const addItem = (intent: IntentOf<'add-item'>): StoreRequest =>
	cartRequest(
		'add-item',
		{
			...intent.extra,
			id: intent.productId,
			quantity: intent.quantity,
			...(intent.variation.length > 0 && { variation: intent.variation }),
		},
		{ 'Idempotency-Key': intent.idempotencyKey },
	);

/** POST cart/apply-coupon {code} and cart/remove-coupon {code}. */
const changeCoupon = ({
	type,
	code,
}: IntentOf<'apply-coupon'> | IntentOf<'remove-coupon'>): StoreRequest =>
	cartRequest(type, { code });

/** POST cart/extensions {namespace, data}: an extension's own change. */
const updateExtension = ({ namespace, data }: IntentOf<'extension'>): StoreRequest =>
	cartRequest('extensions', { namespace, data });

/** POST cart/remove-item {key}. */
const removeItem = ({ key }: IntentOf<'remove-item'>): StoreRequest =>
	cartRequest('remove-item', { key });

/** POST cart/extensions {namespace, data}: the shop restores the line that it has removed (Shop\RestoredItem). */
const restoreItem = ({ key, position }: IntentOf<'restore-item'>): StoreRequest =>
	cartRequest('extensions', {
		namespace: 'storefront-islands',
		data: { restore: key, position },
	});

/** POST cart/select-shipping-rate {package_id, rate_id}; without a package the rate is selected for every package. */
const selectRate = ({ packageId, rateId }: IntentOf<'select-rate'>): StoreRequest =>
	cartRequest('select-shipping-rate', {
		...(packageId !== null && { package_id: packageId }),
		rate_id: rateId,
	});

/** POST cart/update-item {key, quantity}. */
const setQuantity = ({ key, quantity }: IntentOf<'set-quantity'>): StoreRequest =>
	cartRequest('update-item', { key, quantity });

/**
 * POST cart/update-customer with only the changed fields of only the changed addresses, normalised
 * (docs/behaviour.md#addresses).
 */
const updateCustomer = ({
	shippingAddress,
	billingAddress,
}: IntentOf<'update-customer'>): StoreRequest =>
	cartRequest('update-customer', {
		...(billingAddress && { billing_address: normaliseAddress(billingAddress) }),
		...(shippingAddress && { shipping_address: normaliseAddress(shippingAddress) }),
	});

/**
 * PUT checkout with the changed choices, as WooCommerce's block sends them while the form is filled in: the shop stores
 * them in the session, where plugins find them, and calculates the totals again.
 */
const updateCheckout = ({
	choices: { paymentMethod, orderNotes, additionalFields },
}: IntentOf<'checkout'>): StoreRequest => ({
	method: 'PUT',
	path: `${STORE_ROOT}checkout?__experimental_calc_totals=true`,
	body: {
		payment_method: paymentMethod,
		order_notes: orderNotes,
		additional_fields: additionalFields,
	},
	headers: {},
});

export const requestFor = (intent: CartIntent): StoreRequest => {
	switch (intent.type) {
		case 'add-item':
			return addItem(intent);
		case 'set-quantity':
			return setQuantity(intent);
		case 'remove-item':
			return removeItem(intent);
		case 'apply-coupon':
		case 'remove-coupon':
			return changeCoupon(intent);
		case 'restore-item':
			return restoreItem(intent);
		case 'select-rate':
			return selectRate(intent);
		case 'update-customer':
			return updateCustomer(intent);
		case 'extension':
			return updateExtension(intent);
		case 'checkout':
			return updateCheckout(intent);
	}
};

/** @param key Key under which the shop makes a change of the cart once, if the change has none of its own. */
export const keyedRequestFor = (intent: CartIntent, key: string): StoreRequest => {
	const request = requestFor(intent);
	return isOfCart(intent)
		? { ...request, headers: { 'Idempotency-Key': key, ...request.headers } }
		: request;
};
