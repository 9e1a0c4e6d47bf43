import { DEFERRED_ADDS_KEY, readDeferredAdds } from '../../domain/cart/deferred-adds';
import { holdAdds } from './hold';

const form = (id: number, fields = '') => `
	<form data-island="add-to-cart" method="post" action="/cart/">
		<input type="hidden" name="quantity" value="1">${fields}
		<a href="#elsewhere">Elsewhere</a>
		<button type="submit" name="add-to-cart" value="${String(id)}">
			<span data-label>Add</span><span data-adding>Adding…</span>
		</button>
		<p role="status" data-message></p>
	</form>`;

/** Page with forms, and a network whose responses are triggered by the test. */
const open = (html: string) => {
	document.body.replaceChildren(document.createRange().createContextualFragment(html));
	const target = new EventTarget();
	const kept = new Map<string, string>();
	const beacons: string[] = [];
	const posts: { body: string; answer: () => void; fail: () => void }[] = [];
	const left: string[] = [];
	const waiting: (() => void)[] = [];
	let keys = 0;
	// Events of the form reach the window; others of the window are triggered by the test.
	const listen = (type: string, listener: EventListenerOrEventListenerObject | null) => {
		(['click', 'submit', 'input'].includes(type) ? document.body : target).addEventListener(
			type,
			listener,
			true,
		);
	};
	holdAdds({
		window: { addEventListener: listen },
		storage: { setItem: (name, value) => void kept.set(name, value) },
		sendBeacon: (to, body) => beacons.push(`${to} ${body}`),
		post: (_to, body) =>
			new Promise<void>((resolve, reject) => {
				posts.push({ body, answer: resolve, fail: () => reject(new Error('offline')) });
			}),
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
		kept,
		beacons,
		posts,
		left,
		click: (index = 0) => button(index).click(),
		leave: () => target.dispatchEvent(new Event('pagehide')),
		comeOnline: () => target.dispatchEvent(new Event('online')),
		/** Runs the timeout of the newest click, or of an older one. */
		lose: (patience = waiting.length - 1) => waiting[patience]?.(),
	};
};

const addsIn = (body = '{}'): unknown => {
	const sent: unknown = JSON.parse(body);
	return typeof sent === 'object' && sent !== null && DEFERRED_ADDS_KEY in sent
		? sent[DEFERRED_ADDS_KEY]
		: null;
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

const BELT_BAG = {
	key: 'k1',
	fields: [
		['quantity', '1'],
		['add-to-cart', '7'],
	],
};
const MUG = {
	key: 'k2',
	fields: [
		['quantity', '1'],
		['add-to-cart', '8'],
	],
};

beforeEach(() => document.body.replaceWith(document.createElement('body')));

test('a click is announced once immediately, and sends no request', () => {
	const page = open(form(7));
	page.click();
	page.click();
	expect(page.button()).toHaveAttribute('aria-busy', 'true');
	expect(page.forms[0]?.querySelector('[role="status"]')).toHaveTextContent(/^Adding…$/);
	expect(page.posts).toEqual([]);
	expect(page.beacons).toEqual([]);
});

test('the browser itself submits a form with a file', () => {
	const page = open(form(7, '<input type="file" name="proof">'));
	let submitted = 0;
	const submit = (event: Event): void => {
		submitted += 1;
		event.preventDefault();
	};
	document.addEventListener('submit', submit, true);
	page.click();
	expect(submitted).toBe(0);
	// A test cannot choose a file in jsdom.
	const fields = new FormData();
	fields.append('proof', new File(['x'], 'proof.png'));
	const read = jest.spyOn(window, 'FormData').mockReturnValue(fields);
	page.click();
	read.mockRestore();
	document.removeEventListener('submit', submit, true);
	expect(submitted).toBe(1);
});

test('a click hydrates the island, also when it is the only interaction', () => {
	const page = open(form(7));
	let touches = 0;
	page.forms[0]?.addEventListener('pointerover', () => (touches += 1), true);
	page.click();
	expect(touches).toBe(1);
});

test('deferred adds are sent when the page is left, in the order of the clicks, each once', () => {
	const page = open(form(7) + form(8));
	page.click(0);
	page.click(1);
	page.click(0);
	page.leave();
	expect(page.beacons).toHaveLength(1);
	const body = readDeferredAdds(page.kept.get(DEFERRED_ADDS_KEY) ?? null)?.body;
	expect(page.beacons[0]).toBe(`/cart/ ${String(body)}`);
	expect(addsIn(body)).toEqual([BELT_BAG, MUG]);
});

test('a field that is changed after the click is sent as it is when the page is left', () => {
	const page = open(form(7));
	page.click();
	const quantity = page.forms[0]?.querySelector('input');
	if (quantity) {
		quantity.value = '3';
		quantity.dispatchEvent(new Event('input', { bubbles: true }));
	}
	page.leave();
	const { key } = BELT_BAG;
	const fields = [
		['quantity', '3'],
		['add-to-cart', '7'],
	];
	expect(addsIn(page.beacons[0]?.replace('/cart/ ', ''))).toEqual([{ key, fields }]);
});

test('forms are read before the page is left, as Firefox may end a script that loops then', () => {
	const page = open(form(7));
	page.click();
	const read = jest.spyOn(window, 'FormData');
	page.leave();
	expect(read).not.toHaveBeenCalled();
	read.mockRestore();
	expect(page.beacons).toHaveLength(1);
});

test('a page without deferred adds sends nothing', () => {
	const page = open(form(7));
	page.leave();
	expect(page.beacons).toEqual([]);
	expect(page.kept.size).toBe(0);
});

test('the island takes over the idempotency key of a deferred add when it is hydrated', async () => {
	const page = open(form(7));
	page.click();
	const taken: unknown[] = [];
	page.forms[0]?.addEventListener('submit', (event) => {
		event.preventDefault();
		taken.push(page.forms[0]?.dataset.addKey);
	});
	page.forms[0]?.setAttribute('data-hydrated', '');
	await settled();
	await settled();
	expect(taken).toEqual(['k1']);
	expect(page.button()).not.toHaveAttribute('aria-busy');
	page.leave();
	expect(page.beacons).toEqual([]);
});

test('a hydrated island handles its clicks itself', () => {
	const page = open(form(7));
	page.forms[0]?.setAttribute('data-hydrated', '');
	page.forms[0]?.addEventListener('submit', (event) => event.preventDefault());
	page.click();
	page.leave();
	expect(page.beacons).toEqual([]);
});

test("after the time limit the page navigates to the form's action, with all deferred adds", async () => {
	const page = open(form(7) + form(8));
	page.click(0);
	page.click(1);
	page.lose(0);
	expect(page.posts).toEqual([]);
	page.lose();
	expect(addsIn(page.posts[0]?.body)).toEqual([BELT_BAG, MUG]);
	expect(page.left).toEqual([]);
	page.posts[0]?.answer();
	await settled();
	expect(page.left).toEqual(['/cart/']);
	page.leave();
	expect(page.beacons).toEqual([]);
});

test('an add clicked while others are being sent is sent with the page', async () => {
	const page = open(form(7) + form(8));
	page.click(0);
	page.lose();
	page.click(1);
	page.posts[0]?.answer();
	await settled();
	page.leave();
	expect(addsIn(page.beacons[0]?.replace('/cart/ ', ''))).toEqual([MUG]);
});

test('an island that hydrates while adds are being sent prevents the navigation', async () => {
	const page = open(form(7));
	page.click();
	page.lose();
	page.forms[0]?.removeAttribute('data-add-key');
	page.posts[0]?.answer();
	await settled();
	expect(page.left).toEqual([]);
});

test('while offline adds wait, and hydration is retried when online', async () => {
	const page = open(form(7));
	page.click();
	page.lose();
	page.posts[0]?.fail();
	await settled();
	expect(page.left).toEqual([]);
	let touches = 0;
	page.forms[0]?.addEventListener('pointerover', () => (touches += 1), true);
	page.comeOnline();
	expect(touches).toBe(1);
	page.leave();
	expect(addsIn(page.beacons[0]?.replace('/cart/ ', ''))).toEqual([BELT_BAG]);
});

test("an invalid form shows the browser's validation message", () => {
	const page = open(form(7, '<select name="attribute_pa_color" required></select>'));
	page.click();
	page.leave();
	expect(page.button()).not.toHaveAttribute('aria-busy');
	expect(page.beacons).toEqual([]);
});

test('links in a form are ignored', () => {
	const page = open(form(7));
	page.forms[0]?.querySelector('a')?.click();
	page.leave();
	expect(page.beacons).toEqual([]);
});
