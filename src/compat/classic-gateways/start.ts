/**
 * Connects the checkout with the scripts of classic payment methods: their handlers before an order, and the events
 * that they expect.
 */
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { isObject } from '../../domain/support/unknown';
import { checkoutStore } from '../../stores/checkout/store/contract';
import { paymentStore } from '../../stores/checkout/payment/contract';
import type { Registry } from '../../stores/shared/registry';
import { whenHydrated } from '../../ui/when-hydrated';
import { announceSubmit, connectForm, isAllowed, nameForm, writeChoice } from './form';
import { findGateways, registration } from './gateway';

const BUTTON = '.wc-block-components-checkout-place-order-button';

/** Runs the handlers of classic payment methods before an order, and lets their scripts place one. */
const guardOrders = (
	page: Window,
	form: HTMLFormElement,
	registry: Registry,
	ids: readonly string[],
) => {
	const { document } = page;
	const classic = connectForm(form, page.jQuery);
	const active = () => registry.select(paymentStore).getActivePaymentMethod();
	const mayOrder = () => !ids.includes(active()) || isAllowed(classic, active());
	/** Asks as the classic form does before it sends anything: scripts at the button may keep it, then the handlers. */
	const answer = (event: Event): void => {
		const isKept = event.defaultPrevented;
		if (isKept || !mayOrder()) {
			event.stopPropagation();
		}
		if (!isKept) {
			announceSubmit(form);
		}
	};
	document.addEventListener(
		'click',
		(event) => {
			const button = event.target instanceof Element ? event.target.closest(BUTTON) : null;
			if (button?.getAttribute('aria-disabled') === 'false' && ids.includes(active())) {
				// Behind the listeners of the button itself, and before React's, which stand at the island.
				button.parentElement?.addEventListener('click', answer, { once: true });
			}
		},
		{ capture: true },
	);
	classic.onSubmit(() => {
		if (mayOrder()) {
			void registry.dispatch(checkoutStore).placeOrder();
		}
	});
};

/** Tells classic scripts of the chosen method and of refused orders. */
const raiseEvents = (page: Window, form: HTMLFormElement, registry: Registry) => {
	const raise = (name: string, args: readonly unknown[] = []) =>
		page.jQuery?.(page.document.body).trigger(name, args);
	const choose = (name: string) =>
		void registry.dispatch(paymentStore).__internalSetActivePaymentMethod(name, {});
	let shown = '';
	let failed = false;
	registry.subscribe(() => {
		const payment = registry.select(paymentStore);
		const active = payment.getActivePaymentMethod();
		const names = Object.keys(payment.getAvailablePaymentMethods());
		const state = JSON.stringify([names, active]);
		if (state !== shown) {
			shown = state;
			writeChoice(form, names, active, choose);
			raise('payment_method_selected');
		}
		const { hasError, isIdle } = registry.select(checkoutStore);
		const fails = hasError() && isIdle();
		if (fails && !failed) {
			const notices = Object.values(NOTICE_CONTEXTS).flatMap((context) =>
				registry.select(noticesStore).getNotices(context),
			);
			raise('checkout_error', [notices.map(({ content }) => content).join(' ')]);
		}
		failed = fails;
	});
};

/** Offers the payment methods for the classic checkout whose fields the page has. */
export const startClassicGateways = (page: Window): void => {
	const { document } = page;
	const island = document.querySelector('[data-island="checkout"]');
	const form = island?.querySelector<HTMLFormElement>('.storefront-checkout__form') ?? null;
	const wc: unknown = Reflect.get(page, 'wc');
	const registry = isObject(wc) ? wc['wcBlocksRegistry'] : null;
	if (
		!island ||
		!form ||
		!isObject(registry) ||
		typeof registry['registerPaymentMethod'] !== 'function'
	) {
		return;
	}
	const { getPaymentMethods, registerPaymentMethod } = registry;
	const known: unknown = typeof getPaymentMethods === 'function' ? getPaymentMethods() : {};
	const gateways = findGateways(document).filter(({ id }) => !isObject(known) || !(id in known));
	gateways.forEach((gateway) => void registerPaymentMethod(registration(gateway)));
	whenHydrated(island, () => {
		const stores = page.storefrontIslands?.stores;
		if (stores) {
			nameForm(form, island.querySelector(BUTTON));
			guardOrders(
				page,
				form,
				stores.registry,
				gateways.map(({ id }) => id),
			);
			raiseEvents(page, form, stores.registry);
		}
	});
};
