import { changedFields, pushableFields } from '../../domain/address';
import type { AddressKind } from '../../domain/fields/form';
import { cartStore } from '../cart/contract';
import type { UnpushedAddress } from '../cart/contract';
import type { Registry } from '../shared/registry';

type Select = Registry['select'];

const NOTHING: UnpushedAddress = { shipping: {}, billing: {} };

/** Returns what the shop has not been told; nothing if WooCommerce's own store is on the page, which tells it itself. */
export const unpushedAddress = (select: Select): UnpushedAddress => {
	const cart = select(cartStore);
	return 'getUnpushedAddress' in cart ? cart.getUnpushedAddress() : NOTHING;
};

/**
 * Returns what of both addresses the shop can be sent (docs/behaviour.md#address-updates); null for nothing.
 *
 * @param isInvalid True if the field (billing_city, shipping_postcode …) has a validation error.
 * @param due       Fields that are due.
 */
export const pushableAddresses = (
	select: Select,
	isInvalid: (fieldId: string) => boolean,
	due = unpushedAddress(select),
) => {
	const changed = unpushedAddress(select);
	const shown = select(cartStore).getCustomerData();
	// A billing address that is not shown has the errors of the one that it copies.
	const own = changedFields(shown.shippingAddress, shown.billingAddress);
	const pushable = (kind: AddressKind) =>
		pushableFields(due[kind], changed[kind], (field) =>
			isInvalid(`${field in own ? kind : 'shipping'}_${field}`),
		);
	return { shippingAddress: pushable('shipping'), billingAddress: pushable('billing') };
};
