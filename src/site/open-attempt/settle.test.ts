/** @jest-environment node */
import { settleOpenAttempt } from './settle';

const KEY = 'b1946ac9-2f0c-4d3a-9c55-0f4d1c0f1f11';
const ORDER = 'https://shop.example/checkout/order-received/12/?key=wc_order_x';
const HOUR = 3_600_000;

const finished = (status: number, redirectUrl = ORDER) => ({
	status: 'finished',
	order_id: 12,
	message: 'Your order 12 was placed.',
	link: 'See it',
	answer: { status, body: { order_id: 12, payment_result: { redirect_url: redirectUrl } } },
});

/** Page of a shop that returns the given responses in order, and then repeats the last one. */
const aPage = (
	answers: readonly unknown[],
	{ isCart = true, openFor = 1000, kept = true } = {},
) => {
	const values = new Map<string, string>([['storefront-islands-draft', '{}']]);
	if (kept) {
		values.set('storefront-islands-attempt', JSON.stringify({ key: KEY, since: 0 }));
	}
	const asked: string[] = [];
	const left: string[] = [];
	const said: string[][] = [];
	const run = () =>
		settleOpenAttempt({
			storage: {
				getItem: (key) => values.get(key) ?? null,
				removeItem: (key) => void values.delete(key),
			},
			root: 'https://shop.example/wp-json/',
			isCart,
			fetch: (address, { method }) => {
				const answer = answers[Math.min(asked.length, answers.length - 1)];
				asked.push(`${method} ${address}`);
				return answer instanceof Error
					? Promise.reject(answer)
					: Promise.resolve(new Response(JSON.stringify(answer)));
			},
			now: () => openFor,
			pause: () => Promise.resolve(),
			leaveFor: (url) => left.push(url),
			showMessage: (...words) => said.push(words),
		});
	return { values, asked, left, said, run };
};

test('sends no query when there is no open attempt', async () => {
	const page = aPage([finished(200)], { kept: false });
	await page.run();
	expect(page.asked).toEqual([]);
	expect(page.values.size).toBe(1);
});

test('queries the attempt by its key and navigates from the cart to the order', async () => {
	const page = aPage([finished(200)]);
	await page.run();
	expect(page.asked).toEqual([
		`POST https://shop.example/wp-json/storefront-islands/v1/checkout-attempts/${KEY}`,
	]);
	expect(page.left).toEqual([ORDER]);
	expect(page.said).toEqual([]);
	expect(page.values.size).toBe(0);
});

test('shows a single notice with a link to the order on other pages', async () => {
	const page = aPage([finished(202)], { isCart: false });
	await page.run();
	await page.run();
	expect(page.left).toEqual([]);
	expect(page.said).toEqual([['Your order 12 was placed.', 'See it', ORDER]]);
	expect(page.values.size).toBe(0);
});

test('leaves an unpaid order to the checkout', async () => {
	const page = aPage([finished(400)]);
	await page.run();
	expect(page.left).toEqual([]);
	expect(page.values.size).toBe(2);
});

test.each([true, false])(
	'tells of another order of the same cart, on the cart: %s',
	async (isCart) => {
		const known = { status: 'placed', redirect_url: ORDER, message: 'Order 12.', link: 'See it' };
		const page = aPage([known], { isCart });
		await page.run();
		expect(page.left).toEqual(isCart ? [ORDER] : []);
		expect(page.said).toEqual(isCart ? [] : [['Order 12.', 'See it', ORDER]]);
		expect(page.values.size).toBe(0);
	},
);

test.each(['javascript:alert(1)', '', 7])('does not navigate to %j', async (url) => {
	const page = aPage([finished(200, String(url))]);
	await page.run();
	expect(page.left).toEqual([]);
	expect(page.said).toEqual([]);
	expect(page.values.size).toBe(0);
});

test('waits on the cart while the order is being placed', async () => {
	const page = aPage([{ status: 'running' }, { status: 'running' }, finished(200)]);
	await page.run();
	expect(page.asked).toHaveLength(3);
	expect(page.left).toEqual([ORDER]);
});

test('waits for a limited time, and not at all on other pages', async () => {
	const patient = aPage([{ status: 'running' }]);
	await patient.run();
	expect(patient.asked).toHaveLength(15);
	expect(patient.values.size).toBe(2);
	const passing = aPage([{ status: 'running' }], { isCart: false });
	await passing.run();
	expect(passing.asked).toHaveLength(1);
});

test.each([
	[1000, 2],
	[HOUR + 1, 1],
])('after %d ms an attempt unknown to the shop is kept or deleted', async (openFor, size) => {
	const page = aPage([{ status: 'unknown' }], { openFor });
	await page.run();
	expect(page.values.size).toBe(size);
	expect(page.values.has('storefront-islands-draft')).toBe(true);
});

test.each([{ status: 'uncertain', order_id: 12 }, { code: 'rest_no_route' }, null, [], 'x'])(
	'keeps an attempt with the response %j',
	async (answer) => {
		const page = aPage([answer], { openFor: HOUR * 2 });
		await page.run();
		expect(page.values.size).toBe(2);
		expect(page.left).toEqual([]);
	},
);

test('keeps an attempt when the shop cannot be reached', async () => {
	const page = aPage([new TypeError('Failed to fetch')]);
	await expect(page.run()).rejects.toThrow('Failed to fetch');
	expect(page.values.size).toBe(2);
});

test('leaves a newer attempt of another tab unchanged', async () => {
	const page = aPage([finished(200)]);
	const newer = JSON.stringify({ key: 'newer', since: 5 });
	const settling = page.run();
	page.values.set('storefront-islands-attempt', newer);
	await settling;
	expect(page.values.get('storefront-islands-attempt')).toBe(newer);
	expect(page.left).toEqual([]);
});
