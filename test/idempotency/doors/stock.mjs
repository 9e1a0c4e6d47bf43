/** Visitors who order the last pieces, or with a coupon of few orders, at once. */
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { PAY } from '../buyer.mjs';
import { postCheckoutForm } from '../classic-forms.mjs';
import { times } from '../open-stage.mjs';

/** @param {import('../doors.mjs').Doors} doors */
export const testStock = ({
	idOf,
	ask,
	buyer,
	repeatedly,
	effectOf,
	classicForm,
	isProduction,
}) => {
	repeatedly('20 visitors, a coupon for 2 orders: 2 orders have it', async () => {
		const { code } = await ask('coupon', { limit: 2 });
		const visitors = await times(20, () => buyer());
		for (const visitor of visitors) {
			strictEqual((await visitor.post('cart/apply-coupon', { code })).status, 200);
		}
		const { body } = await visitors[0].get('cart');
		strictEqual(body.coupons.length, 1);
		const answers = [];
		const effect = await effectOf(async () => {
			answers.push(...(await times(20, (i) => visitors[i].placeAndWait(randomUUID(), PAY))));
		});
		deepStrictEqual(effect, { orders: 2, charges: 2 });
		for (const { status, body: refusal } of answers) {
			ok(status === 200 || /coupon/i.test(refusal.message), JSON.stringify(refusal));
		}
	});

	/** Ways in which visitors buy the last pieces; each form was opened before the others bought. */
	const BUYERS = {
		'by the Store API': () => (guest) => guest.placeAndWait(randomUUID(), PAY),
		'by the classic form': async (guest) => {
			const form = await classicForm(guest);
			return () => postCheckoutForm(guest, form);
		},
	};

	for (const minutes of [60, 0]) {
		for (const [name, prepare] of Object.entries(BUYERS)) {
			repeatedly(
				`20 visitors ${name}, 2 pieces left, stock held for ${minutes} minutes: 2 sold`,
				async () => {
					const product = idOf('P-029');
					await ask('hold', { minutes });
					await ask('stock', { product, quantity: 40 });
					const visitors = await times(20, () => buyer('P-029'));
					const buy = await Promise.all(visitors.map((visitor) => prepare(visitor)));
					await ask('stock', { product, quantity: 2 });
					const effect = await effectOf(() => times(20, (i) => buy[i](visitors[i])));
					strictEqual(effect.charges, 2);
					strictEqual((await ask('stock', { product })).stock, 0);
				},
				{ skip: !isProduction && 'not applicable: SQLite cannot hold stock' },
			);
		}
	}
};
