import type { IslandDefinition, MountContext } from '../islands';
import type { BootData } from './data';
import { storefrontIslands } from './data';
import { createMount } from './islands';

const definitions: readonly (readonly [string, IslandDefinition])[] = [
	['cart', { schedule: 'now' }],
	['mini-cart', { schedule: 'intent', hydrateOn: ['cart-changed'] }],
	['stranger', { schedule: 'now' }],
	['checkout', { schedule: 'activity', hydrateOn: ['wake'] }],
	['translation', { cookie: 'language=' }],
];

const data: BootData = {
	settings: { siteTitle: 'Shop' },
	api: { root: '/wp-json/', nonce: null },
	needs: {},
	scripts: {},
	cart: { items: [] },
};

const settled = async (): Promise<void> => {
	for (let turn = 0; turn < 10; turn++) {
		await Promise.resolve();
	}
};

/** Mounts the islands of this page, whose scripts load, and register these modules or usual ones, when the test says so. */
const page = (html: string, modules: Record<string, unknown> = {}) => {
	document.body.append(document.createRange().createContextualFragment(html));
	const mounted: { element: HTMLElement; context: MountContext }[] = [];
	const loads: { name: string; succeed: () => Promise<void>; fail: () => Promise<void> }[] = [];
	const reported: unknown[] = [];
	const impatient: (() => void)[] = [];
	const module = {
		mount: async (element: HTMLElement, context: MountContext) => {
			mounted.push({ element, context });
		},
	};
	const mount = createMount({
		definitions,
		load: (name) =>
			new Promise((resolve, reject) => {
				loads.push({
					name,
					succeed: () => {
						modules[name] ??= module;
						resolve(data);
						return settled();
					},
					fail: () => {
						reject(new Error('offline'));
						return settled();
					},
				});
			}),
		module: (name) => modules[name],
		whenIdle: () => undefined,
		afterTimeout: (callback) => impatient.push(callback),
		untranslate: (element) => {
			element.setAttribute('data-untranslated', '');
			return () => element.removeAttribute('data-untranslated');
		},
		report: (error) => {
			reported.push(error);
			return undefined;
		},
	});
	mount(document);
	return { mount, mounted, loads, reported, impatient };
};

const MINI_CART =
	'<div data-island="mini-cart"><a href="#cart"><b>Cart</b></a><input type="checkbox"></div>';

const click = (selector: string, init: MouseEventInit = {}): MouseEvent => {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
	document.querySelector(selector)?.dispatchEvent(event);
	return event;
};

const onLink = (event: Event) => document.querySelector('a')?.dispatchEvent(event);

/** Records the clicks that reach the page, which boot neither held nor stopped. */
const seenClicks = (): MouseEvent[] => {
	const seen: MouseEvent[] = [];
	document.body.addEventListener('click', (event) => seen.push(event), { once: false });
	return seen;
};

beforeEach(() => {
	document.body.replaceWith(document.createElement('body'));
});

test("hydrates an island immediately, with its props and the page's boot data", async () => {
	const { mounted, loads } = page(`<div data-island="cart" data-props='{"a":1}'></div>`);
	expect(loads.map(({ name }) => name)).toEqual(['cart']);
	await loads[0]?.succeed();
	expect(mounted[0]?.context).toEqual({
		settings: data.settings,
		api: data.api,
		props: { a: 1 },
		cartSeed: data.cart,
		triggerEvent: null,
	});
	expect(document.querySelector('[data-island]')).toHaveAttribute('data-hydrated');
});

test('an island sleeps until it is woken, unless the page has run its script', () => {
	const checkout = '<div data-island="checkout"><input></div>';
	const { loads } = page(checkout);
	expect(loads).toEqual([]);
	document.body.dispatchEvent(new Event('wake'));
	expect(loads).toHaveLength(1);
	document.body.replaceChildren();
	const module = { mount: () => Promise.resolve() };
	expect(page(checkout, { checkout: module }).loads).toHaveLength(1);
});

test("restores an island's own texts while it hydrates", async () => {
	const seen: boolean[] = [];
	const mount = async (element: HTMLElement) => {
		seen.push(element.hasAttribute('data-untranslated'));
		throw new Error('crashed');
	};
	const { loads } = page('<div data-island="cart"></div>', { cart: { mount } });
	await loads[0]?.succeed();
	expect(seen).toEqual([true]);
	expect(document.querySelector('[data-island]')).not.toHaveAttribute('data-untranslated');
});

test('observes each element once, also elements inserted later', async () => {
	const { mount, loads } = page('<div data-island="cart"></div><main></main>');
	mount(document);
	expect(loads).toHaveLength(1);

	const later = document.createElement('div');
	later.dataset.island = 'cart';
	document.querySelector('main')?.append(later);
	mount(later);
	expect(loads).toHaveLength(2);
});

test('an island inserted later without HTML hydrates immediately: it has nothing to interact with', () => {
	const { mount, loads } = page('<div data-island="mini-cart"></div>');
	expect(loads).toHaveLength(0);

	document.body.append(document.createRange().createContextualFragment(MINI_CART));
	mount(document);
	expect(loads).toHaveLength(0);

	const later = document.createElement('div');
	later.dataset.island = 'mini-cart';
	document.body.append(later);
	mount(document);
	expect(loads).toHaveLength(1);
});

test('hydrates an island immediately with its cookie', () => {
	const html = '<div data-island="translation"><b>A</b></div>';
	expect(page(html).loads).toHaveLength(0);
	document.cookie = 'language=fr';
	const { loads } = page(html);
	document.cookie = 'language=; max-age=0';
	expect(loads[0]?.name).toBe('translation');
});

test('does not hydrate an intent island before the first interaction', async () => {
	const { mounted, loads } = page(MINI_CART);
	expect(loads).toHaveLength(0);
	onLink(new Event('pointerover', { bubbles: true }));
	onLink(new Event('pointerdown', { bubbles: true }));
	expect(loads).toHaveLength(1);
	await loads[0]?.succeed();
	expect(mounted[0]?.context.triggerEvent?.type).toBe('pointerover');
});

test('repeats a click on a link whose text has changed in the meantime', async () => {
	const { loads } = page(MINI_CART);
	click('b');
	document.querySelector('b')?.replaceWith('Cart');
	const targets: (EventTarget | null)[] = [];
	document.body.addEventListener('click', (event) => {
		event.preventDefault();
		targets.push(event.target);
	});
	await loads[0]?.succeed();
	expect(targets).toEqual([document.querySelector('a')]);
});

test.each(['focusin', 'pointerdown', 'keydown'])('hydrates an island on %s', (type) => {
	const { loads } = page(MINI_CART);
	onLink(new Event(type, { bubbles: true }));
	expect(loads).toHaveLength(1);
});

test('holds a click on a link and repeats it once, on its target, after hydration', async () => {
	const { loads } = page(MINI_CART);
	const seen = seenClicks();
	const first = click('b', { clientX: 7 });
	const second = click('b', { clientX: 8 });
	expect([first.defaultPrevented, second.defaultPrevented]).toEqual([true, true]);
	expect(seen).toHaveLength(0);
	expect(document.querySelector('[data-island]')).toHaveAttribute('aria-busy', 'true');

	await loads[0]?.succeed();
	expect(seen).toHaveLength(1);
	expect(seen[0]?.target).toBe(document.querySelector('b'));
	expect(seen[0]?.clientX).toBe(8);
	expect(document.querySelector('[data-island]')).not.toHaveAttribute('aria-busy');

	click('b');
	expect(seen).toHaveLength(2);
});

test('repeats a click on the island when hydration replaced its target', async () => {
	const mount = async (element: HTMLElement) => element.replaceChildren();
	const { loads } = page(MINI_CART, { 'mini-cart': { mount } });
	const seen = seenClicks();
	click('b');
	await loads[0]?.succeed();
	expect(seen[0]?.target).toBe(document.querySelector('[data-island]'));
});

test('leaves fields, and clicks that open another tab, to the browser', () => {
	const { loads } = page(MINI_CART);
	expect(click('input').defaultPrevented).toBe(false);
	expect(click('a', { ctrlKey: true }).defaultPrevented).toBe(false);
	expect(click('a', { button: 1 }).defaultPrevented).toBe(false);
	expect(loads).toHaveLength(1);
});

test('repeats the key that hydrated an island', async () => {
	const { loads } = page(MINI_CART);
	onLink(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
	const keys: string[] = [];
	document.body.addEventListener('keydown', ({ key }) => keys.push(key));
	await loads[0]?.succeed();
	expect(keys).toEqual(['ArrowDown']);
});

test('holds no event of a form that another script submits, and hydrates by it', () => {
	const { loads } = page('<form data-island="mini-cart"><button type="button">Add</button></form>');
	storefrontIslands.adds = ({ type }) => type === 'click';
	const clicks = seenClicks();
	expect(click('button').defaultPrevented).toBe(false);
	delete storefrontIslands.adds;
	expect(clicks).toHaveLength(1);
	expect(loads).toHaveLength(1);
});

test('submits a form that was held', async () => {
	const { loads } = page('<form data-island="mini-cart"><input name="q"></form>');
	const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
	const form = document.querySelector('form');
	form?.dispatchEvent(submit);
	expect(submit.defaultPrevented).toBe(true);
	let submits = 0;
	form?.addEventListener('submit', (event) => {
		event.preventDefault();
		submits++;
	});
	await loads[0]?.succeed();
	expect(submits).toBe(1);
});

test('follows the link when scripts fail, and retries at the next interaction', async () => {
	const { mounted, loads, reported } = page(MINI_CART);
	const seen = seenClicks();
	click('a');
	await loads[0]?.fail();
	expect(seen.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false]);
	expect(reported).toHaveLength(1);

	expect(click('a').defaultPrevented).toBe(true);
	expect(loads).toHaveLength(2);
	await loads[1]?.succeed();
	expect(mounted).toHaveLength(1);
	expect(seen).toHaveLength(2);
});

test('follows the link when scripts take too long', () => {
	const { impatient } = page(MINI_CART);
	const seen = seenClicks();
	click('a');
	expect(seen).toHaveLength(0);
	impatient.forEach((callback) => {
		callback();
	});
	expect(seen.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false]);
	expect(click('a').defaultPrevented).toBe(false);
});

test('hydrates an island on the page event that it names, once', async () => {
	const { mounted, loads } = page(MINI_CART);
	document.body.dispatchEvent(new Event('cart-changed'));
	document.body.dispatchEvent(new Event('cart-changed'));
	expect(loads).toHaveLength(1);
	await loads[0]?.succeed();
	document.body.dispatchEvent(new Event('cart-changed'));
	expect(loads).toHaveLength(1);
	expect(mounted[0]?.context.triggerEvent).toBeNull();
});

test('an island that fails does not affect the others', async () => {
	const cart = { mount: () => Promise.reject(new Error('broken')) };
	const { mounted, loads, reported } = page(
		`<div data-island="cart"></div><div data-island="stranger"></div>${MINI_CART}`,
		{ cart },
	);
	click('a');
	await Promise.all(
		loads.map(({ name, succeed, fail }) => (name === 'stranger' ? fail() : succeed())),
	);
	expect(reported.map(String)).toEqual(['Error: offline', 'Error: broken']);
	expect(mounted).toHaveLength(1);
});

test('an island whose script registers no module keeps its server-rendered HTML', async () => {
	const { loads, reported } = page('<div data-island="cart">rows</div>', { cart: {} });
	await loads[0]?.succeed();
	expect(reported.map(String)).toEqual(['Error: Did not run: cart']);
	expect(document.querySelector('[data-island]')).toHaveTextContent('rows');
});
