import { isRateSelected, prefersLocalPickup, selectedRates, withSelectedRate } from './rates';
import { carts } from '../../../test/fixtures/carts';
import { cartOf } from '../../../test/fixtures/decoded';

const packagesOf = (name: string) => cartOf(carts[name]).packages;

describe('rates', () => {
	const two = packagesOf('twoPackages');

	it('knows which is chosen, for one package and for all', () => {
		expect(isRateSelected(two, 0, 'flat_rate:1')).toBe(true);
		expect(isRateSelected(two, '0', 'flat_rate:1')).toBe(true);
		expect(isRateSelected(two, 'frozen', 'flat_rate:1')).toBe(false);
		expect(isRateSelected(two, null, 'flat_rate:1')).toBe(false);
		expect(isRateSelected([], null, 'flat_rate:1')).toBe(false);
	});

	it('leaves a package alone that does not offer the rate', () => {
		const changed = withSelectedRate(two, null, 'cold:9');
		expect(selectedRates(changed).map(({ rateId }) => rateId)).toEqual(['flat_rate:1', 'cold:9']);
	});

	it('prefers collection when every chosen rate is collected', () => {
		expect(prefersLocalPickup(packagesOf('pickup'), ['pickup_location'])).toBe(true);
		expect(prefersLocalPickup(two, ['pickup_location'])).toBe(false);
		expect(prefersLocalPickup([], ['pickup_location'])).toBe(false);
	});
});
