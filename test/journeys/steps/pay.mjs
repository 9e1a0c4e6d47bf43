/** The step that pays an order of the merchant's on the order-pay page. */
import { openPayForm } from '../../idempotency/classic-forms.mjs';
import { expect } from '../broken.mjs';
import { emptied, sell } from '../model.mjs';
import { deviceOf } from './cast.mjs';

/** WooCommerce's gateways empty the cart then. */
export const payStep = {
	weight: 2,
	draw: (random) => ({
		device: deviceOf(random),
		press: random.pick(['once', 'twice at the same time']),
	}),
	needsPlugin: ({ press }) => press !== 'once',
	isPossible: (model) => !model.products.tea.isGone,
	say: ({ device, press }) =>
		`${device}: pays an order of 1 tea that the merchant has made, presses ${press}`,
	act: async (world, model, { device: name, press }) => {
		const device = world.devices[name];
		device.isKnown = true;
		const { url } = await world.ask('unpaid', {
			product: world.ids.tea,
			email: world.otherEmail(device.person),
		});
		const path = url.slice(world.url.length);
		const form = await openPayForm(device, path, { 'test-card': 'valid' });
		const pay = (from) => from.open(path, { method: 'POST', body: form });
		const answers = await Promise.all([
			pay(device),
			...(press === 'once' ? [] : [pay(device.copy())]),
		]);
		expect(
			'answer',
			answers.some(({ status }) => status === 302),
			`not paid: ${answers.map(({ status }) => status).join()}`,
		);
		device.at = '';
		return emptied(sell(model, device.person, { tea: 1 }), name);
	},
};
