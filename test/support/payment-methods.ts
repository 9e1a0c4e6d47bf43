/** A page on which payment methods are registered, with a clock that the test sets. */
import { decodeSettings } from '../../src/api';
import { paymentStore } from '../../src/stores/checkout/payment/contract';
import { createPageMethods } from '../../src/stores/checkout/payment/methods';
import { readSavedMethods } from '../../src/stores/checkout/payment/selectors';
import { startPaymentMethods } from '../../src/stores/checkout/payment/setup';
import { aCart } from '../fixtures/builders';
import { aPage, registerPayment } from './stores';

interface Timer {
	readonly callback: () => void;
	readonly delay: number;
}

/** Creates a clock whose timers fire only when the test decides. */
const aClock = () => {
	const timers = new Set<Timer>();
	return {
		setTimer: (callback: () => void, delay: number) => {
			const timer = { callback, delay };
			timers.add(timer);
			return () => void timers.delete(timer);
		},
		pending: () => [...timers].map(({ delay }) => delay),
		ring: (delay: number) => {
			const due = [...timers].filter((timer) => timer.delay === delay);
			due.forEach((timer) => {
				timers.delete(timer);
				timer.callback();
			});
		},
	};
};

/** Waits for promises of canMakePayment. */
export const settled = async () => {
	for (let turn = 0; turn < 10; turn += 1) {
		await Promise.resolve();
	}
};

/** Returns the configuration of a method as a plugin registers it. */
export const method = (canMakePayment: unknown, more: object = {}) => ({ canMakePayment, ...more });

/** Starts the check of these methods on a page with a cart, and waits for what they answer at once. */
export const startMethods = async (
	methods: Record<string, object>,
	{
		express = {},
		settings = {},
		saved = {},
		cart = {},
		isEditor = false,
	}: {
		express?: Record<string, object>;
		settings?: object;
		saved?: unknown;
		cart?: object;
		isEditor?: boolean;
	} = {},
) => {
	const { registry } = aPage(
		aCart({
			payment_methods: ['bacs', 'cod', 'card'],
			payment_requirements: ['products'],
			...cart,
		}),
	);
	const page = Object.assign(new EventTarget(), {
		wc: {
			wcBlocksRegistry: {
				getPaymentMethods: () => methods,
				getExpressPaymentMethods: () => express,
			},
		},
	});
	const pageMethods = createPageMethods(page);
	registerPayment(registry, { methods: pageMethods, savedPaymentMethods: readSavedMethods(saved) });
	const clock = aClock();
	const running = startPaymentMethods({
		registry,
		methods: pageMethods,
		settings: decodeSettings({ paymentMethodSortOrder: ['card', 'bacs', 'cod'], ...settings }),
		isEditor,
		setTimer: clock.setTimer,
	});
	await settled();
	const payment = () => registry.select(paymentStore);
	const available = () => Object.keys(payment().getAvailablePaymentMethods());
	return { registry, clock, running, payment, available, page };
};

export const yes = () => true;
