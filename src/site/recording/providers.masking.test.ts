import { CLARITY_MASK, HOTJAR_MASK, maskPersonal } from './providers';

const add = (html: string, to: Element = document.body): void => {
	to.append(document.createRange().createContextualFragment(html));
};

const isMasked = (selector: string): boolean => {
	const element = document.querySelector(selector)?.closest(`[${CLARITY_MASK}="true"]`);
	return element?.hasAttribute(HOTJAR_MASK) === true;
};

const settled = () => Promise.resolve();

beforeEach(() => document.body.replaceChildren());

it.each(['<input>', '<select></select>', '<textarea></textarea>', '<b contenteditable>x</b>'])(
	'masks %s, present and inserted later',
	async (html) => {
		add(`<div id="now">${html}</div><div id="later"></div>`);
		maskPersonal(document);
		expect(isMasked('#now > *')).toBe(true);
		const later = document.querySelector('#later');
		if (later) {
			add(html, later);
			await settled();
		}
		expect(isMasked('#later > *')).toBe(true);
	},
);

it('masks elements that identify the visitor, as a whole', async () => {
	add(
		'<p id="text">Mugs</p><div data-island="checkout"><input id="name"><p id="total">5</p></div>',
	);
	maskPersonal(document);
	expect(isMasked('#total')).toBe(true);
	expect(isMasked('#name')).toBe(true);
	expect(document.querySelector('#name')).not.toHaveAttribute(CLARITY_MASK);
	expect(isMasked('#text')).toBe(false);

	add('<div class="woocommerce-order"><p id="address">12 Analytical Way</p></div>');
	await settled();
	expect(isMasked('#address')).toBe(true);
});
