import {
	addsIn,
	BELT_BAG,
	form,
	hydrate,
	MUG,
	open,
	settled,
} from '../../../test/support/held-adds';

beforeEach(() => document.body.replaceWith(document.createElement('body')));

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
	expect(page.message()).toHaveAttribute('aria-live', 'assertive');
	expect(page.counts()).toBe(0);
	page.runOut();
	await settled();
	page.leave();
	expect([...page.left, ...page.beacons]).toEqual([]);
	expect(await hydrate(page)).toEqual([]);
});

test('where the shop leads to another page, the page is left for it, with what is to be added after', async () => {
	const page = open(form(7) + form(8));
	page.click(0);
	page.click(1);
	await settled();
	page.asked[0]?.leadTo('/checkout/');
	await settled();
	expect(page.message()).toHaveTextContent(/Added\./);
	expect(page.left).toEqual(['/checkout/']);
	page.leave();
	expect(addsIn(page.beacons[0]?.replace('/cart/ ', ''))).toEqual([MUG]);
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
