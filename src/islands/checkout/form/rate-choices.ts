/** Which rates go with delivery, and which with collecting. */
import type { ShippingPackage } from '../../../domain/cart/cart';
import { selectedRates } from '../../../domain/cart/rates';
import type { PackageChoice } from '../../../domain/cart/rates';

interface RateChoice {
	readonly rateId: string;
	readonly packageId: PackageChoice;
}

/**
 * What to select once the shopper has said that the goods are collected or delivered: for each package the first rate of
 * that kind, where another kind is selected. Collecting is chosen for all packages at once.
 */
export const rateChoices = (
	packages: readonly ShippingPackage[],
	collects: boolean,
	collectable: readonly string[],
): readonly RateChoice[] => {
	const fits = ({ methodId }: { readonly methodId: string }) =>
		collectable.includes(methodId) === collects;
	const missing = packages.filter((pack) => !selectedRates([pack]).some(fits));
	const choices = missing.flatMap(({ packageId, rates }) => {
		const rate = rates.find(fits);
		return rate ? [{ rateId: rate.rateId, packageId }] : [];
	});
	return collects
		? choices.slice(0, 1).map(({ rateId }) => ({ rateId, packageId: null }))
		: choices;
};
