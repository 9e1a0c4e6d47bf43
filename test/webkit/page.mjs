/** A page in WebKit: elements are found by a selector and a part of their name, and used by real keys. */
import { eventually } from '../flows/screens/wait.mjs';

/** WebDriver's keys. */
export const KEY = {
	tab: '\uE004',
	enter: '\uE007',
	escape: '\uE00C',
	space: ' ',
	down: '\uE015',
};
const CONTROL = '\uE009';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Runs in the page: the first element that is visible and has the text in its label or content. */
const FIND = `const [selector, name] = arguments;
	const texts = (element) => [
		element.getAttribute('aria-label'),
		element.textContent,
		...[...(element.labels ?? [])].map((label) => label.textContent),
	];
	return [...document.querySelectorAll(selector)].find(
		(element) =>
			element.checkVisibility({ visibilityProperty: true }) &&
			(name === null || texts(element).some((text) => text?.includes(name))),
	) ?? null;`;

/**
 * @param {(method: string, path: string, body?: object) => Promise<any>} send Sends a command of the session.
 * @param {string} url Address of the shop.
 */
export const pageOf = (send, url) => {
	/** Runs a function's body in the page, which gets `arguments`. */
	const run = (script, ...args) => send('POST', 'execute/sync', { script, args });

	const found = (selector, name = null) => run(FIND, selector, name);
	/** Waits for an element. */
	const find = async (selector, name) => {
		await eventually(
			`${selector} ${name}`,
			async () => (await found(selector, name)) !== null,
			true,
		);
		return found(selector, name);
	};
	const read = async (what, selector, name) =>
		run(`return arguments[0].${what}`, await find(selector, name));

	const keys = async (element, text) => send('POST', `element/${element[ELEMENT]}/value`, { text });

	return {
		run,
		find,
		read,
		open: (path) => send('POST', 'url', { url: url + path }),
		reload: () => send('POST', 'refresh', {}),
		back: () => send('POST', 'back', {}),
		address: () => send('GET', 'url'),
		/** True if it is there and visible. */
		has: async (selector, name) => (await found(selector, name)) !== null,
		press: async (key, selector, name) => keys(await find(selector, name), key),
		/** Presses a key where the focus is. */
		pressHere: async (key) => keys(await send('GET', 'element/active'), key),
		/** Replaces what a field has. */
		type: async (text, selector, name) =>
			keys(await find(selector, name), `${CONTROL}a${CONTROL}${text}`),
		/** Chooses an option by its value: the list itself is not of the page. */
		choose: async (value, selector) =>
			run(
				`const [field, value] = arguments;
				field.focus();
				field.value = value;
				field.dispatchEvent(new Event('input', { bubbles: true }));
				field.dispatchEvent(new Event('change', { bubbles: true }));`,
				await find(selector),
				value,
			),
		/** Asks the shop with the page's cookies. */
		ask: (path) =>
			run(
				`return fetch('/wp-json/wc/store/v1/' + arguments[0]).then((answer) => answer.json())`,
				path,
			),
		/** Fills the visitor's cart. @param {Record<string, number>} quantities By SKU. */
		fillCart: (quantities) =>
			run(
				`const shop = '/wp-json/wc/store/v1/';
				return (async (quantities) => {
					const Nonce = (await fetch(shop + 'cart')).headers.get('Nonce');
					for (const [sku, quantity] of Object.entries(quantities)) {
						const products = await (await fetch(shop + 'products?sku=' + sku)).json();
						const { id } = products.find((product) => product.sku === sku);
						await fetch(shop + 'cart/add-item', {
							method: 'POST',
							headers: { Nonce, 'Content-Type': 'application/json' },
							body: JSON.stringify({ id, quantity }),
						});
					}
				})(arguments[0])`,
				quantities,
			),
	};
};
