import { someSettings } from '../../../test/support/islands';
import { NO_CHOICES, readBlockChoices, settingsOfBlock } from './block-choices';

const pages = { permalink: '/page/' };

const shop = someSettings({
	couponsEnabled: true,
	storePages: { cart: pages, checkout: pages, terms: pages, privacy: pages, shop: pages },
});

test("decodes a block's choices", () => {
	const texts = { 'place-order': 'Buy' };
	expect(
		readBlockChoices({
			hides: ['notes'],
			order: ['totals'],
			headingLevel: 3,
			texts,
			messages: [],
		}),
	).toEqual({ ...NO_CHOICES, hides: ['notes'], order: ['totals'], headingLevel: 3, texts });
});

test.each([
	null,
	undefined,
	'x',
	{},
	{ hides: 'notes', order: 'a', headingLevel: '3', texts: 'x', flags: 'x', urls: 1 },
])('%j contains no choices', (props) => expect(readBlockChoices(props)).toEqual(NO_CHOICES));

test("a block that hides nothing keeps the shop's settings", () => {
	expect(settingsOfBlock(shop, NO_CHOICES)).toBe(shop);
});

test.each([
	['coupons', { couponsEnabled: false }],
	['notes', { checkout: { takesOrderNotes: false } }],
	['policies', { storePages: { terms: { permalink: '' }, privacy: { permalink: '' } } }],
	['way-back', { storePages: { cart: { permalink: '' }, checkout: pages } }],
])('hiding %s keeps the other parts', (part, changed) => {
	const settings = settingsOfBlock(shop, { ...NO_CHOICES, hides: [part] });
	expect(settings).toMatchObject(changed);
	const others = ['coupons', 'notes', 'policies', 'way-back'].filter((other) => other !== part);
	expect(
		[
			settings.couponsEnabled,
			settings.checkout.takesOrderNotes,
			settings.storePages.terms.permalink !== '',
			settings.storePages.cart.permalink !== '',
		].filter(Boolean),
	).toHaveLength(others.length);
});

test('a block cannot enable what the shop has disabled', () => {
	const closed = someSettings({ couponsEnabled: false, checkout: { takesOrderNotes: false } });
	const settings = settingsOfBlock(closed, { ...NO_CHOICES, hides: ['way-back'] });
	expect(settings.couponsEnabled).toBe(false);
	expect(settings.checkout.takesOrderNotes).toBe(false);
});
