/**
 * What the checkout shows while the script that places orders is missing: that it is loading or cannot be loaded, and
 * totals that are being calculated. Separate from settle.ts, which is part of that script.
 */
import { __ } from '@wordpress/i18n';
import type { MachineViewState } from '../../../domain/checkout/machine/view-state';
import { CHECKOUT_ERROR } from '../../../domain/checkout/order';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { CART_STORE_KEY, cartStore } from '../../cart/store/contract';
import { checkoutStore } from '../store/contract';
import { raiseNotice } from '../../shared/notices';
import { guard } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import { SHOPPING_STORE_KEY, shoppingStore } from '../../cart/shopping/contract';
import type { LazyRunnerDependencies } from './lazy-runner';

/** View state that the state machine would have if its script were loaded. */
const viewStateWhile = (isWaiting: boolean): Omit<MachineViewState, 'paymentStatus'> => ({
	status: 'idle',
	hasError: false,
	wait: isWaiting ? { kind: 'working' } : null,
});

const noScriptMessage = (): string =>
	__(
		'A part of this page could not be loaded, so nothing was ordered. Check your connection and try again.',
		'storefront-islands',
	);

/**
 * Updates the page while the script for placing orders is loading, and if it cannot be loaded.
 *
 * @param pageUrl Opens the page anew: after an update of the plugin this page asks for a script that is gone.
 */
export const waitForPlacing = (
	registry: Registry,
	pageUrl: string,
	report: (error: unknown) => void,
): Pick<LazyRunnerDependencies, 'onWait' | 'onFailure'> => ({
	onWait: (isWaiting) => {
		guard(() => registry.dispatch(checkoutStore).showViewState(viewStateWhile(isWaiting)));
	},
	onFailure: (error) => {
		report(error);
		const { checkout } = NOTICE_CONTEXTS;
		raiseNotice(registry, 'error', noScriptMessage(), {
			id: CHECKOUT_ERROR,
			context: checkout,
			actions: [{ label: __('Try again', 'storefront-islands'), url: pageUrl, onClick: null }],
		});
	},
});

/** Name under which the checkout waits for the cart's totals. */
const CART_CHANGES = 'cart';

const cartIsChanging = (registry: Registry): boolean => {
	const cart = registry.select(cartStore);
	return (
		registry.select(shoppingStore).getChanges().length > 0 ||
		cart.isCustomerDataUpdating() ||
		cart.isShippingRateBeingSelected() ||
		cart.isApplyingCoupon() ||
		cart.isRemovingCoupon()
	);
};

/** Marks totals as being calculated while changes of the cart are pending. Returns a function that stops it. */
export const watchCartChanges = (registry: Registry): (() => void) => {
	const update = (): void => {
		const { startCalculating, finishCalculating } = registry.dispatch(checkoutStore);
		void (cartIsChanging(registry)
			? startCalculating(CART_CHANGES)
			: finishCalculating(CART_CHANGES));
	};
	const unsubscribes = [CART_STORE_KEY, SHOPPING_STORE_KEY].map((name) =>
		registry.subscribe(update, name),
	);
	update();
	return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
};
