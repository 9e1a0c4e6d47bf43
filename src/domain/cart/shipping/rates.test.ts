import { isRateSelected, prefersLocalPickup, selectedRates, withSelectedRate } from './rates';
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

	it('prefers pickup when every selected rate is a pickup rate', () => {
		expect(prefersLocalPickup(packagesOf('pickup'), ['pickup_location'])).toBe(true);
		expect(prefersLocalPickup(two, ['pickup_location'])).toBe(false);
		expect(prefersLocalPickup([], ['pickup_location'])).toBe(false);
	});
});
