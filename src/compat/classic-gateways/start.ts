/**
 * Connects the checkout with the scripts of classic payment methods: their handlers before an order, and the events
 * that they expect.
 */
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { isObject } from '../../domain/support/unknown';
import { CART_STORE_KEY, cartStore } from '../../stores/cart/store/contract';
import { CHECKOUT_STORE_KEY, checkoutStore } from '../../stores/checkout/store/contract';
import { paymentStore } from '../../stores/checkout/payment/contract';
import { isPaymentMethodKnown } from '../../stores/checkout/payment/known-method';
import type { Registry } from '../../stores/shared/registry';
import { whenHydrated } from '../../ui/when-hydrated';
import { announceSubmit, connectForm, isAllowed, nameForm, writeChoice, writeValues } from './form';
import { findGateways, registration } from './gateway';

/** Radios that shoppers see; those of writeChoice() have another name. */
const OPTION = '[name="radio-control-wc-payment-method-options"]';
const BUTTON = '.wc-block-components-checkout-place-order-button';

/**
 * Runs the handlers of classic payment methods before an order. A press that is repeated before the checkout is hydrated
 * and its method known waits for both: until then nobody can be asked. Whoever chooses a method meanwhile, or leaves the
 * page, presses again.
 *
 * @returns What connects it with the stores, once the checkout is hydrated.
 */
const guardOrders = (
	page: Window,
	island: Element,
	form: HTMLFormElement,
	ids: readonly string[],
) => {
	let registry: Registry | null = null;
	let held: HTMLElement | null = null;
	const active = () => registry?.select(paymentStore).getActivePaymentMethod() ?? '';
	const isReady = () => registry !== null && isPaymentMethodKnown(registry);
	const mayOrder = () =>
		!ids.includes(active()) || isAllowed(connectForm(form, page.jQuery), active());
	const hold = (button: HTMLElement | null) => {
		held?.removeAttribute('aria-busy');
		held = button;
		held?.setAttribute('aria-busy', 'true');
	};
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
	island.addEventListener(
		'click',
		(event) => {
			const button =
				event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTON) : null;
			// While clicks are recorded, nothing else hears them.
			if (button?.getAttribute('aria-disabled') !== 'false' || page.storefrontIslands?.clicks) {
				return;
			}
			if (!isReady()) {
				event.stopImmediatePropagation();
				hold(button);
			} else if (ids.includes(active())) {
				// Behind the listeners of the button itself, and before React's, which stand at the island.
				button.parentElement?.addEventListener('click', answer, { once: true });
			}
		},
		{ capture: true },
	);
	const release = () => {
		if (held && isReady()) {
			const button = held;
			hold(null);
			button.click();
		}
	};
	island.addEventListener('change', ({ target }) => {
		if (target instanceof Element && target.matches(OPTION)) {
			hold(null);
		}
	});
	page.addEventListener('pagehide', () => hold(null));
	return (stores: Registry) => {
		registry = stores;
		connectForm(form, page.jQuery).onSubmit(() => {
			if (mayOrder()) {
				void stores.dispatch(checkoutStore).placeOrder();
			}
		});
		release();
		// Of the whole registry, as raiseEvents() is: scripts know of the method when they are asked.
		stores.subscribe(release);
	};
};

/** Returns what is typed into the addresses and the note, under the names of the classic form. */
const classicValues = (registry: Registry): Readonly<Record<string, string>> => {
	const { billingAddress, shippingAddress } = registry.select(cartStore).getCartData();
	const ofAddress = (prefix: string, address: object) =>
		Object.entries(address).map(([field, value]) => [`${prefix}_${field}`, String(value)] as const);
	return Object.fromEntries([
		...ofAddress('billing', billingAddress),
		...ofAddress('shipping', shippingAddress),
		['order_comments', registry.select(checkoutStore).getOrderNotes()],
	]);
};

/** Keeps what is typed where classic scripts read it. */
const keepValues = (form: HTMLFormElement, registry: Registry) => {
	const write = () => writeValues(form, classicValues(registry));
	write();
	registry.subscribe(write, CART_STORE_KEY);
	registry.subscribe(write, CHECKOUT_STORE_KEY);
};

/** Tells classic scripts of the chosen method and of refused orders. */
const raiseEvents = (page: Window, form: HTMLFormElement, registry: Registry) => {
	const raise = (name: string, args: readonly unknown[] = []) =>
		page.jQuery?.(page.document.body).trigger(name, args);
	const choose = (name: string) =>
		void registry.dispatch(paymentStore).__internalSetActivePaymentMethod(name, {});
	let shown = JSON.stringify([[], '']);
	let failed = false;
	const tell = () => {
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
	};
	tell();
	registry.subscribe(tell);
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
	const connect = guardOrders(
		page,
		island,
		form,
		gateways.map(({ id }) => id),
	);
	whenHydrated(island, () => {
		const stores = page.storefrontIslands?.stores;
		if (stores) {
			nameForm(form, island.querySelector(BUTTON));
			keepValues(form, stores.registry);
			raiseEvents(page, form, stores.registry);
			connect(stores.registry);
		}
	});
};
