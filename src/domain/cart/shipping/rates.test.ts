import {
	isRateSelected,
	jointRates,
	prefersLocalPickup,
	selectedRates,
	withSelectedRate,
} from './rates';
import { aCart, aPackage, aPickupRate, aRate } from '../../../../test/fixtures/builders';
import { carts } from '../../../../test/fixtures/carts';
import { cartOf } from '../../../../test/fixtures/decoded';

const packagesOf = (name: string) => cartOf(carts[name]).packages;

describe('rates', () => {
	const two = packagesOf('twoPackages');

	it('returns the selected rate of one package and of all', () => {
		expect(isRateSelected(two, 0, 'flat_rate:1')).toBe(true);
		expect(isRateSelected(two, '0', 'flat_rate:1')).toBe(true);
		expect(isRateSelected(two, 'frozen', 'flat_rate:1')).toBe(false);
		expect(isRateSelected(two, null, 'flat_rate:1')).toBe(false);
		expect(isRateSelected([], null, 'flat_rate:1')).toBe(false);
	});

	it('does not change a package that does not offer the rate', () => {
		const changed = withSelectedRate(two, null, 'cold:9');
		expect(selectedRates(changed).map(({ rateId }) => rateId)).toEqual(['flat_rate:1', 'cold:9']);
	});

	it('adds up what a rate costs in each package that offers it', () => {
		const priced = (price: string, taxes: string) =>
			aPackage({ shipping_rates: [aPickupRate({ price, taxes }), aRate({ rate_id: price })] });
		const cart = aCart({ shipping_rates: [priced('350', '70'), priced('500', '100')] });
		const costs = (pricesIncludeTax: boolean) =>
			jointRates(cartOf(cart, { pricesIncludeTax }).packages).map(({ rateId, price }) => [
				rateId,
				price.amount,
			]);
		expect(costs(false)).toEqual([
			['pickup_location:0', 850],
			['350', 500],
			['500', 500],
		]);
		expect(costs(true)[0]).toEqual(['pickup_location:0', 1020]);
	});

	it('prefers pickup when every selected rate is a pickup rate', () => {
		expect(prefersLocalPickup(packagesOf('pickup'), ['pickup_location'])).toBe(true);
		expect(prefersLocalPickup(two, ['pickup_location'])).toBe(false);
		expect(prefersLocalPickup([], ['pickup_location'])).toBe(false);
	});
});
