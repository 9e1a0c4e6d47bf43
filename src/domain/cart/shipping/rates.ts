/** Selection of shipping rates per package (docs/behaviour.md#shipping-rates). */
import type { ShippingPackage, ShippingRate } from '../cart';
import { addMoney } from '../../support/money';

/** Id of a package; null stands for every package, as for local pickup. */
export type PackageChoice = number | string | null;

const concerns = (choice: PackageChoice, { packageId }: ShippingPackage): boolean =>
	choice === null || String(choice) === String(packageId);

const offers = ({ rates }: ShippingPackage, rateId: string): boolean =>
	rates.some((rate) => rate.rateId === rateId);

/** True if selecting the rate would change nothing; the request is skipped then (docs/behaviour.md#cart-operations). */
export const isRateSelected = (
	packages: readonly ShippingPackage[],
	choice: PackageChoice,
	rateId: string,
): boolean => {
	const concerned = packages.filter((pack) => concerns(choice, pack));
	return (
		concerned.length > 0 &&
		concerned.every(({ rates }) => rates.some((rate) => rate.rateId === rateId && rate.selected))
	);
};

/** Returns the packages with the rate selected; a package that does not offer it stays unchanged. */
export const withSelectedRate = (
	packages: readonly ShippingPackage[],
	choice: PackageChoice,
	rateId: string,
): readonly ShippingPackage[] =>
	packages.map((pack) =>
		concerns(choice, pack) && offers(pack, rateId)
			? {
					...pack,
					rates: pack.rates.map((rate) => ({ ...rate, selected: rate.rateId === rateId })),
				}
			: pack,
	);

/** Returns the packages with only those rates that the predicate accepts. */
export const withRates = (
	packages: readonly ShippingPackage[],
	keeps: (rate: ShippingRate) => boolean,
): readonly ShippingPackage[] =>
	packages.map((pack) => ({ ...pack, rates: pack.rates.filter(keeps) }));

/**
 * Returns each rate once, with the sum of its prices in all packages: what it costs to choose it for every package.
 * Cart\ShippingPackages does the same in PHP.
 */
export const jointRates = (packages: readonly ShippingPackage[]): readonly ShippingRate[] => {
	const joint = new Map<string, ShippingRate>();
	for (const rate of packages.flatMap(({ rates }) => rates)) {
		const others = joint.get(rate.rateId);
		joint.set(rate.rateId, others ? { ...rate, price: addMoney(others.price, rate.price) } : rate);
	}
	return [...joint.values()];
};

/** Returns the selected rate of every package that has one. */
export const selectedRates = (packages: readonly ShippingPackage[]): readonly ShippingRate[] =>
	packages.flatMap(({ rates }) => rates.filter(({ selected }) => selected));

/**
 * True if all selected rates are local pickup, that is, their methods are collectable
 * (docs/behaviour.md#shipping-rates).
 */
export const prefersLocalPickup = (
	packages: readonly ShippingPackage[],
	collectableMethodIds: readonly string[],
): boolean => {
	const chosen = selectedRates(packages);
	return (
		chosen.length > 0 && chosen.every(({ methodId }) => collectableMethodIds.includes(methodId))
	);
};
