/** A page with forms of products whose scripts have not come, held by `holdAdds`, and a network that a test answers. */
import { DEFERRED_ADDS_KEY } from '../../src/domain/cart/deferred-adds';
import { EARLY_ADD } from '../../src/domain/cart/early-add';
import { holdAdds } from '../../src/site/held-adds/hold';
import type { Refusal } from '../../src/site/held-adds/hold';

export const form = (id: number, fields = '') => `
	<form data-island="add-to-cart" method="post" action="/cart/">
		<input type="hidden" name="quantity" value="1">${fields}
		<a href="#elsewhere">Elsewhere</a>
		<button type="submit" name="add-to-cart" value="${String(id)}">
			<span data-label>Add</span><span data-adding>Adding…</span>
		</button>
		<p role="status" data-message data-added="“Bag” is in." data-seen="Added." data-view="View cart"></p>
	</form>`;

/** Page with forms, and a network whose responses are triggered by the test. */
export const open = (html: string) => {
	document.body.replaceChildren(document.createRange().createContextualFragment(html));
	const target = new EventTarget();
	const kept = new Map<string, string>();
	const beacons: string[] = [];
	const asked: {
		body: string;
		answer: (...refused: readonly Refusal[]) => void;
		leadTo: (url: string) => void;
		fail: () => void;
	}[] = [];
	const changes: number[] = [];
	let counts = 0;
	let isOnline = true;
	const left: string[] = [];
	const waiting: (() => void)[] = [];
	let keys = 0;
	// Events of the form reach the window; others of the window are triggered by the test.
	const listen = (type: string, listener: EventListenerOrEventListenerObject | null) => {
		(type === 'submit' ? document.body : target).addEventListener(type, listener);
	};
	holdAdds({
		window: { addEventListener: listen },
		storage: { setItem: (name, value) => void kept.set(name, value) },
		keepLastChange: (at) => changes.push(at),
		sendBeacon: (to, body) => beacons.push(`${to} ${body}`),
		ask: (_to, body) =>
			new Promise((resolve, reject) => {
				asked.push({
					body,
					answer: (...refused) => resolve({ refused, leadsTo: '' }),
					leadTo: (leadsTo) => resolve({ refused: [], leadsTo }),
					fail: () => reject(new Error('offline')),
				});
			}),
		tellCount: () => (counts += 1),
		isOnline: () => isOnline,
		leaveFor: (address) => left.push(address),
		now: () => 1000,
		createKey: () => {
			keys += 1;
			return `k${String(keys)}`;
		},
		afterTimeout: (callback) => waiting.push(callback),
	});
	const forms = [...document.querySelectorAll('form')];
	const button = (index = 0) => forms[index]?.querySelector('button') ?? document.body;
	return {
		forms,
		button,
		message: (index = 0) => forms[index]?.querySelector('[role="status"]') ?? document.body,
		/** Types a quantity. */
		type: (value: string) => {
			const quantity = forms[0]?.querySelector('input');
			if (quantity) {
				quantity.value = value;
				quantity.dispatchEvent(new Event('input', { bubbles: true }));
			}
		},
		kept,
		changes,
		beacons,
		asked,
		left,
		counts: () => counts,
		/** No request arrives that asks for an add at once. */
		lose: async () => {
			for (let lost = 0; lost < 3; lost += 1) {
				await settled();
				asked[lost]?.fail();
			}
			await settled();
		},
		click: (index = 0) => button(index).click(),
		leave: () => target.dispatchEvent(new Event('pagehide')),
		goOffline: () => {
			isOnline = false;
		},
		comeOnline: () => {
			isOnline = true;
			target.dispatchEvent(new Event('online'));
		},
		/** Runs the timeout of the newest click, or of an older one. */
		runOut: (patience = waiting.length - 1) => waiting[patience]?.(),
	};
};

export const addsIn = (body = '{}'): unknown => {
	const sent: unknown = JSON.parse(body);
	return typeof sent === 'object' && sent !== null && DEFERRED_ADDS_KEY in sent
		? sent[DEFERRED_ADDS_KEY]
		: null;
};

export const settled = () => new Promise((resolve) => setTimeout(resolve));

export const BELT_BAG = {
	key: 'k1',
	fields: [
		['quantity', '1'],
		['add-to-cart', '7'],
	],
};
export const MUG = {
	key: 'k2',
	fields: [
		['quantity', '1'],
		['add-to-cart', '8'],
	],
};

/** Presses a button of the first form; true if the browser itself submits the form. */
export const isLeft = (press: () => void): boolean => {
	let isSubmitted = false;
	const submit = (event: Event): void => {
		isSubmitted = !event.defaultPrevented;
		event.preventDefault();
	};
	window.addEventListener('submit', submit);
	press();
	window.removeEventListener('submit', submit);
	return isSubmitted;
};

/** Hydrates a form; returns the adds that its island gets. */
export const hydrate = async (page: ReturnType<typeof open>, index = 0) => {
	const got: unknown[] = [];
	page.forms[index]?.addEventListener(EARLY_ADD, (event) => {
		event.preventDefault();
		got.push(event instanceof CustomEvent && event.detail);
	});
	page.forms[index]?.setAttribute('data-hydrated', '');
	await settled();
	await settled();
	return got;
};
