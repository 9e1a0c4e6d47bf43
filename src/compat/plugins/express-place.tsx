/**
 * Place of express payment in the cart. Its script is loaded once a plugin has registered an express method; carts
 * without one load nothing.
 */
import { createElement, useEffect, useRef } from '@wordpress/element';
import { isObject } from '../../domain/support/unknown';
import { runEarlyStore } from '../../stores/checkout/store';
import { createPageMethods } from '../../stores/checkout/payment/methods';
import type { ExpressHost } from '../../stores/checkout/placing/express';
import { readPage, takeOverPayment } from './stores';

/** Draws the buttons into an element; returns a function that removes them. */
export type MountExpress = (element: HTMLElement, host: ExpressHost) => () => void;

const NAME = 'cart-express';

const isMount = (value: unknown): value is MountExpress => typeof value === 'function';

/** Loads the script of express payment; null if it cannot be loaded. */
const loadExpress = async (page: Window): Promise<MountExpress | null> => {
	await page.storefrontIslands?.load?.(NAME);
	const script = page.storefrontIslands?.modules?.[NAME];
	const mount = isObject(script) ? script.mount : undefined;
	return isMount(mount) ? mount : null;
};

const takeOver: ExpressHost['takeOver'] = ({ runner, events, ...payment }) => {
	runEarlyStore(runner);
	takeOverPayment({ ...payment, dispatch: runner.dispatch });
	window.storefrontIslands?.plugins?.checkoutStarted(events);
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
		const mount = await loadExpress(page);
		isAsked = mount !== null;
		if (mount !== null && !isStopped) {
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
