/**
 * Places of express payment outside of the checkout. Its script is loaded once a plugin has registered an express
 * method; pages without one load nothing.
 */
import { createElement, useEffect, useRef } from '@wordpress/element';
import { runEarlyStore } from '../../stores/checkout/store';
import { createPageMethods } from '../../stores/checkout/payment/methods';
import type { ExpressHost } from '../../stores/checkout/express/start';
import { loadModule } from '../../stores/shared/load-module';
import { pageGlobal } from '../../stores/shared/page-global';
import type { PluginSlotName } from '../plugin-slots';
import { readPage, takeOverPayment } from './stores';

/** Draws the buttons into an element; returns a function that removes them. */
export type MountExpress = (element: HTMLElement, host: ExpressHost) => () => void;

/** Screens with express payment of their own. */
const EXPRESS_SCREENS = '[data-island="cart"], [data-island="checkout"]';

/** True for a slot with express payment: the cart's, and the drawer's on other pages, as a page has one state of it. */
export const hasExpress = (name: PluginSlotName): boolean =>
	name === 'cart/side' ||
	(name === 'mini-cart/foot' && document.querySelector(EXPRESS_SCREENS) === null);

const takeOver: ExpressHost['takeOver'] = ({ runner, events, ...payment }) => {
	runEarlyStore(runner);
	takeOverPayment({ ...payment, dispatch: runner.dispatch });
	pageGlobal().plugins?.checkoutStarted(events);
};

/** Draws express buttons as soon as a method has registered. Returns a function that stops it. */
export const watchExpress = (
	page: Window & typeof globalThis,
	element: HTMLElement,
): (() => void) => {
	const methods = createPageMethods(page);
	const root = readPage(page.document)?.api.root;
	let unmount = (): void => undefined;
	let isStopped = false;
	let isAsked = false;
	const start = async (): Promise<void> => {
		if (
			isAsked ||
			root === undefined ||
			Object.keys(methods.getExpressPaymentMethods()).length === 0
		) {
			return;
		}
		isAsked = true;
		const mount = (await loadModule('cart-express'))?.mount;
		if (typeof mount !== 'function') {
			isAsked = false;
		} else if (!isStopped) {
			unmount = mount(element, { root, takeOver });
		}
	};
	const stopListening = methods.onChange(() => void start());
	void start();
	return () => {
		isStopped = true;
		stopListening();
		unmount();
	};
};

export const ExpressPlace = () => {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => (ref.current === null ? undefined : watchExpress(window, ref.current)), []);
	return <div ref={ref} />;
};
