import { DEFERRED_ADDS_KEY, readDeferredAdds } from '../../domain/cart/deferred-adds';
import { EARLY_ADD } from '../../domain/cart/early-add';
import { holdAdds } from './hold';
import type { Refusal } from './hold';

const form = (id: number, fields = '') => `
	<form data-island="add-to-cart" method="post" action="/cart/">
		<input type="hidden" name="quantity" value="1">${fields}
		<a href="#elsewhere">Elsewhere</a>
		<button type="submit" name="add-to-cart" value="${String(id)}">
			<span data-label>Add</span><span data-adding>Adding…</span>
		</button>
		<p role="status" data-message data-added="“Bag” is in." data-seen="Added." data-view="View cart"></p>
	</form>`;

/** Page with forms, and a network whose responses are triggered by the test. */
const open = (html: string) => {
	document.body.replaceChildren(document.createRange().createContextualFragment(html));
	const target = new EventTarget();
	const kept = new Map<string, string>();
	const beacons: string[] = [];
	const asked: {
		body: string;
		answer: (...refused: readonly Refusal[]) => void;
		fail: () => void;
	}[] = [];
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
		sendBeacon: (to, body) => beacons.push(`${to} ${body}`),
		ask: (_to, body) =>
			new Promise((resolve, reject) => {
				asked.push({
					body,
					answer: (...refused) => resolve(refused),
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
	expect(page.beacons).toEqual([]);
});

/** Presses a button of the first form; true if the browser itself submits the form. */
const isLeft = (press: () => void): boolean => {
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

test('the browser itself submits a form with a file', () => {
	const page = open(form(7, '<input type="file" name="proof">'));
	expect(isLeft(page.click)).toBe(false);
	// A test cannot choose a file in jsdom.
	const fields = new FormData();
	fields.append('proof', new File(['x'], 'proof.png'));
	const read = jest.spyOn(window, 'FormData').mockReturnValue(fields);
	expect(isLeft(page.click)).toBe(true);
	read.mockRestore();
});

test.each([
	[
		'with more than browsers send while a page unloads',
		`<textarea name="design">${'ä'.repeat(31_000)}</textarea>`,
	],
	['by another button', '<button name="buy_now" value="1">Buy now</button>'],
	[
		'by a button that leads elsewhere',
		'<button name="add-to-cart" value="7" formaction="/checkout/"></button>',
	],
])('the browser itself submits a form %s', async (_name, field) => {
	const page = open(form(7, field));
	expect(isLeft(page.click)).toBe(true);
	await settled();
	expect(page.asked).toEqual([]);
	page.leave();
	expect(page.beacons).toEqual([]);
});

test('the browser itself submits a form that leads to another page', () => {
	const page = open(form(7));
	page.forms[0]?.setAttribute('data-leaves', '');
	expect(isLeft(page.click)).toBe(true);
});

test('listeners of plugins run first: they fill in fields, or prevent the add', async () => {
	const page = open(form(7, '<input type="hidden" name="design">'));
	let isPrevented = true;
	const listener = (event: Event): void => {
		if (isPrevented) {
			event.preventDefault();
		}
		page.forms[0]?.querySelector('[name="design"]')?.setAttribute('value', 'a heart');
	};
	page.forms[0]?.addEventListener('submit', listener);
	page.click();
	await settled();
	expect(page.asked).toEqual([]);
	isPrevented = false;
	page.click();
	await settled();
	expect(page.asked[0]?.body).toContain('["design","a heart"]');
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

test('what is sent is what was in the fields at the click, whatever is typed then', async () => {
	const page = open(form(7));
	page.click();
	page.type('3');
	page.leave();
	expect(addsIn(page.beacons[0]?.replace('/cart/ ', ''))).toEqual([BELT_BAG]);
	await page.lose();
	expect(await hydrate(page)).toEqual([{ ...BELT_BAG, isMade: false }]);
});

test('a click with other fields is one more add', async () => {
	const page = open(form(7));
	page.click();
	page.type('3');
	page.click();
	page.click();
	await settled();
	page.asked[0]?.answer();
	await settled();
	expect(page.button()).toHaveAttribute('aria-busy', 'true');
	expect(page.asked).toHaveLength(2);
	page.asked[1]?.answer();
	await settled();
	expect(page.button()).not.toHaveAttribute('aria-busy');
	const more = [['quantity', '3'], BELT_BAG.fields[1]];
	expect(await hydrate(page)).toEqual([
		{ ...BELT_BAG, isMade: true },
		{ key: 'k2', fields: more, isMade: true },
	]);
	expect(page.asked).toHaveLength(2);
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

test('an island that takes no add leaves it to the browser', async () => {
	const page = open(form(7));
	page.click();
	await page.lose();
	let submitted = 0;
	page.forms[0]?.addEventListener('submit', (event) => {
		event.preventDefault();
		submitted += 1;
	});
	page.forms[0]?.setAttribute('data-hydrated', '');
	await settled();
	await settled();
	expect(submitted).toBe(1);
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

test("after the time limit of the last click the page leaves for the form's action, with all adds", async () => {
	const page = open(form(7) + form(8));
	page.click(0);
	page.click(1);
	page.runOut();
	await page.lose();
	expect(page.left).toEqual(['/cart/']);
	page.runOut(0);
	await settled();
	expect(page.left).toHaveLength(1);
	page.leave();
	expect(addsIn(page.beacons[0]?.replace('/cart/ ', ''))).toEqual([BELT_BAG, MUG]);
});

test('an island that hydrates before the answer prevents that', async () => {
	const page = open(form(7));
	page.click();
	await settled();
	page.runOut();
	const got = hydrate(page);
	page.asked[0]?.fail();
	expect(await got).toEqual([{ ...BELT_BAG, isMade: false }]);
	expect(page.left).toEqual([]);
});

test('while offline adds wait, and are asked for again when online, with their islands', async () => {
	const page = open(form(7));
	page.goOffline();
	page.click();
	await page.lose();
	page.runOut();
	await settled();
	expect(page.left).toEqual([]);
	let touches = 0;
	page.forms[0]?.addEventListener('pointerover', () => (touches += 1), true);
	page.comeOnline();
	expect(touches).toBe(1);
	await settled();
	expect(addsIn(page.asked[1]?.body)).toEqual([BELT_BAG]);
	page.leave();
	expect(addsIn(page.beacons[0]?.replace('/cart/ ', ''))).toEqual([BELT_BAG]);
	page.asked[1]?.answer();
	await settled();
	expect(page.message()).toHaveTextContent(/Added\./);
});

/** Hydrates a form; returns the adds that its island gets. */
const hydrate = async (page: ReturnType<typeof open>, index = 0) => {
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

test('an add whose island does not come soon is sent, said, and handed over as made', async () => {
	const page = open(form(7));
	page.click();
	await settled();
	expect(page.asked).toHaveLength(1);
	expect(addsIn(page.asked[0]?.body)).toEqual([BELT_BAG]);
	page.asked[0]?.answer();
	await settled();
	expect(page.button()).not.toHaveAttribute('aria-busy');
	expect(page.message()).toHaveTextContent('“Bag” is in.Added. View cart');
	expect(page.message().querySelector('a')).toHaveAttribute('href', '/cart/');
	expect(page.counts()).toBe(1);
	page.runOut();
	await settled();
	page.leave();
	expect([...page.left, ...page.beacons]).toEqual([]);
	expect(await hydrate(page)).toEqual([{ ...BELT_BAG, isMade: true }]);
});

test('a click after that is one more add, sent behind the first', async () => {
	const page = open(form(7) + form(8));
	page.click(0);
	page.click(1);
	await settled();
	expect(page.asked).toHaveLength(1);
	page.asked[0]?.answer();
	await settled();
	page.asked[1]?.answer();
	await settled();
	page.click(0);
	await settled();
	const again = { ...BELT_BAG, key: 'k3' };
	expect(addsIn(page.asked[2]?.body)).toEqual([again]);
	page.asked[2]?.answer();
	expect(await hydrate(page, 0)).toEqual([
		{ ...BELT_BAG, isMade: true },
		{ ...again, isMade: true },
	]);
	expect(await hydrate(page, 1)).toEqual([{ ...MUG, isMade: true }]);
});

test('what the shop refuses is said at once, and asked for by nobody again', async () => {
	const page = open(form(7));
	page.click();
	await settled();
	page.asked[0]?.answer({ key: 'k1', message: 'Sold out.' });
	await settled();
	expect(page.button()).not.toHaveAttribute('aria-busy');
	expect(page.message()).toHaveTextContent(/^Sold out\.$/);
	expect(page.message()).toHaveAttribute('data-state', 'error');
	expect(page.counts()).toBe(0);
	page.runOut();
	await settled();
	page.leave();
	expect([...page.left, ...page.beacons]).toEqual([]);
	expect(await hydrate(page)).toEqual([]);
});

test('of a group, what was refused is said, and the island gets the rest', async () => {
	const page = open(
		form(9, '<input name="quantity[7]" value="1"><input name="quantity[8]" value="2">'),
	);
	page.click();
	await settled();
	page.asked[0]?.answer({ key: 'k1-8', message: 'Sold out.' });
	await settled();
	expect(page.message()).toHaveTextContent(/^Sold out\.$/);
	expect(page.counts()).toBe(1);
	const fields = [
		['quantity', '1'],
		['quantity[7]', '1'],
		['add-to-cart', '9'],
	];
	expect(await hydrate(page)).toEqual([{ key: 'k1', fields, isMade: true }]);
});

test('an add without an answer is left to the island, or is sent when the page is left', async () => {
	const page = open(form(7));
	page.click();
	await page.lose();
	expect(page.button()).toHaveAttribute('aria-busy', 'true');
	page.leave();
	expect(page.beacons).toHaveLength(1);
	expect(await hydrate(page)).toEqual([{ ...BELT_BAG, isMade: false }]);
	expect(page.button()).not.toHaveAttribute('aria-busy');
	page.leave();
	expect(page.beacons).toHaveLength(1);
});

test('an island that hydrates meanwhile waits for the answer', async () => {
	const page = open(form(7));
	page.click();
	await settled();
	const got = await hydrate(page);
	expect(got).toEqual([]);
	page.asked[0]?.answer();
	await settled();
	expect(got).toEqual([{ ...BELT_BAG, isMade: true }]);
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
