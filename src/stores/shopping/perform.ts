/** How a change reaches the shop: through our own wc/store/cart, or through the one that another script registered. */
import { decodeFailure } from '../../api/decode/failure';
import type { CartData } from '../../domain/cart/data';
import type { CartIntent } from '../../domain/cart/intent';
import type { Failure } from '../../domain/failure';
import type { Result } from '../../domain/result';
import { failed, success } from '../../domain/result';
import { cartStore } from '../cart/contract';
import { isNeedless } from '../cart/needless';
import { NO_ANSWER_CODE } from '../cart/response';
import type { Registry } from '../registry';
import type { ChangeTracker } from './tracker';

/** Carries out one change; the cart that comes back is in wc/store/cart when this resolves. */
export type Perform = (intent: CartIntent) => Promise<Result<unknown, Failure>>;

/** Calls the public thunk of a change. */
const callThunk = (registry: Registry, intent: CartIntent): Promise<unknown> => {
	const cart = registry.dispatch(cartStore);
	switch (intent.type) {
		case 'add-item':
			return cart.addItemToCart(intent.productId, intent.quantity, intent.variation, intent.extra);
		case 'set-quantity':
			return cart.changeCartItemQuantity(intent.key, intent.quantity);
		case 'remove-item':
			return cart.removeItemFromCart(intent.key);
		case 'apply-coupon':
			return cart.applyCoupon(intent.code);
		case 'remove-coupon':
			return cart.removeCoupon(intent.code);
		case 'select-rate':
			return cart.selectShippingRate(intent.rateId, intent.packageId);
		case 'update-customer':
			return cart.updateCustomerData({
				...(intent.shippingAddress && { shipping_address: intent.shippingAddress }),
				...(intent.billingAddress && { billing_address: intent.billingAddress }),
			});
		case 'extension':
			return cart.applyExtensionCartUpdate(intent);
	}
};

const toFailure = (error: unknown): Failure => {
	const failure = decodeFailure(0, error);
	return failure.kind === 'api' && failure.code === NO_ANSWER_CODE
		? { kind: 'connection', reason: 'lost' }
		: failure;
};

/** For a wc/store/cart that is not ours: what its thunks do stays theirs, the projection is added here. */
export const createForeignPerform =
	(registry: Registry, tracker: ChangeTracker, onConfirmed: (cart: CartData) => void): Perform =>
	async (intent) => {
		if (isNeedless(intent, registry.select(cartStore).getCartData(), tracker.underWay())) {
			return success(null);
		}
		const end = tracker.begin(intent);
		try {
			const answer = await callThunk(registry, intent);
			onConfirmed(registry.select(cartStore).getCartData());
			return success(answer);
		} catch (error) {
			return failed(toFailure(error));
		} finally {
			end();
		}
	};
