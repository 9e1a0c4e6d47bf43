import { DEFERRED_ADDS_KEY, readDeferredAdds } from '../../domain/cart/deferred-adds';
import { EARLY_ADD } from '../../domain/cart/early-add';
import { holdAdds } from './hold';

const form = (id: number, fields = '') => `
	<form data-island="add-to-cart" method="post" action="/cart/">
		<input type="hidden" name="quantity" value="1">${fields}
		<a href="#elsewhere">Elsewhere</a>
		<button type="submit" name="add-to-cart" value="${String(id)}">
			<span data-label>Add</span><span data-adding>Adding…</span>
		</button>
		<p role="status" data-message data-added="“Bag” is in." data-seen="Added."></p>
	</form>`;

/** Page with forms, and a network whose responses are triggered by the test. */
const open = (html: string) => {
	document.body.replaceChildren(document.createRange().createContextualFragment(html));
	const target = new EventTarget();
	const kept = new Map<string, string>();
	const beacons: string[] = [];
	const posts: { body: string; answer: () => void; fail: () => void }[] = [];
	const asked: { body: string; answer: (isMade: boolean) => void; fail: () => void }[] = [];
	let counts = 0;
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
		ask: (_to, body) =>
			new Promise((resolve, reject) => {
				asked.push({ body, answer: resolve, fail: () => reject(new Error('offline')) });
			}),
		tellCount: () => (counts += 1),
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
		asked,
		left,
		counts: () => counts,
		/** The shop carries out no add that it was asked for at once. */
		refuse: async () => {
			for (let refused = 0; refused < 3; refused += 1) {
				await settled();
				asked[refused]?.answer(false);
			}
			await settled();
		},
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

test('a click is announced immediately and sent, once', async () => {
	const page = open(form(7));
	page.click();
	page.click();
	await settled();
	expect(page.button()).toHaveAttribute('aria-busy', 'true');
	expect(page.forms[0]?.querySelector('[role="status"]')).toHaveTextContent(/^Adding…$/);
	expect(page.asked.map(({ body }) => addsIn(body))).toEqual([[BELT_BAG]]);
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
	await page.refuse();
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
	await page.refuse();
	page.lose(0);
	await settled();
	expect(page.posts).toEqual([]);
	page.lose();
	await settled();
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
	await page.refuse();
	page.lose();
	await settled();
	page.click(1);
	page.posts[0]?.answer();
	await settled();
	page.leave();
	expect(addsIn(page.beacons[0]?.replace('/cart/ ', ''))).toEqual([MUG]);
});

test('an island that hydrates while adds are being sent prevents the navigation', async () => {
	const page = open(form(7));
	page.click();
	await page.refuse();
	page.lose();
	await settled();
	page.forms[0]?.removeAttribute('data-add-key');
	page.posts[0]?.answer();
	await settled();
	expect(page.left).toEqual([]);
});

test('while offline adds wait, and hydration is retried when online', async () => {
	const page = open(form(7));
	page.click();
	await page.refuse();
	page.lose();
	await settled();
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

/** Hydrates a form; returns what its island gets: early adds by key, and keys of adds that it is to send. */
const hydrate = async (page: ReturnType<typeof open>, index = 0) => {
	const got: unknown[] = [];
	const element = page.forms[index];
	element?.addEventListener('submit', (event) => {
		event.preventDefault();
		got.push(element.dataset.addKey);
	});
	element?.addEventListener(EARLY_ADD, (event) => {
		got.push(event instanceof CustomEvent && event.detail);
	});
	element?.setAttribute('data-hydrated', '');
	await settled();
	await settled();
	return got;
};

test('an add whose island does not come soon is sent, said, and handed over as made', async () => {
	const page = open(form(7));
	page.click();
	await settled();
	expect(page.asked).toHaveLength(1);
	expect(addsIn(page.asked[0]?.body)).toEqual([BELT_BAG]);
	page.asked[0]?.answer(true);
	await settled();
	expect(page.button()).not.toHaveAttribute('aria-busy');
	expect(page.forms[0]?.querySelector('[role="status"]')).toHaveTextContent('“Bag” is in.Added.');
	expect(page.counts()).toBe(1);
	page.lose();
	await settled();
	page.leave();
	expect([...page.posts, ...page.left, ...page.beacons]).toEqual([]);
	expect(await hydrate(page)).toEqual([BELT_BAG]);
});

test('a click after that is one more add, sent behind the first', async () => {
	const page = open(form(7) + form(8));
	page.click(0);
	page.click(1);
	await settled();
	expect(page.asked).toHaveLength(1);
	page.asked[0]?.answer(true);
	await settled();
	page.asked[1]?.answer(true);
	await settled();
	page.click(0);
	await settled();
	expect(addsIn(page.asked[2]?.body)).toEqual([{ ...BELT_BAG, key: 'k3' }]);
	page.asked[2]?.answer(true);
	expect(await hydrate(page, 0)).toEqual([BELT_BAG, { ...BELT_BAG, key: 'k3' }]);
	expect(await hydrate(page, 1)).toEqual([MUG]);
});

test.each([
	['refused', (page: ReturnType<typeof open>) => page.asked[0]?.answer(false)],
	['lost', (page: ReturnType<typeof open>) => page.asked[0]?.fail()],
])(
	'an add that was %s is left to the island, or is sent when the page is left',
	async (_name, end) => {
		const page = open(form(7));
		page.click();
		await settled();
		end(page);
		await settled();
		expect(page.button()).toHaveAttribute('aria-busy', 'true');
		page.leave();
		expect(page.beacons).toHaveLength(1);
		expect(await hydrate(page)).toEqual(['k1']);
	},
);

test('an island that hydrates meanwhile waits for the answer', async () => {
	const page = open(form(7));
	page.click();
	await settled();
	const got = await hydrate(page);
	expect(got).toEqual([]);
	page.asked[0]?.answer(true);
	await settled();
	expect(got).toEqual([BELT_BAG]);
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
