/**
 * Local pickup or shipping: switching selects a rate of that kind for every package (docs/behaviour.md#shipping-rates).
 */
import type { ShippingPackage, ShippingRate } from '../../../domain/cart/cart';
import { CART_STORE_KEY } from '../../cart/store/contract';
import { CHECKOUT_STORE_KEY, checkoutStore } from '../store/contract';
import type { Registry } from '../../shared/registry';
import { shoppingStore } from '../../cart/shopping/contract';

type IsPickupRate = (rate: ShippingRate) => boolean;

const chosenIn = ({ rates }: ShippingPackage): ShippingRate | undefined =>
	rates.find(({ selected }) => selected);

/** Selects rates according to the shopper's preference. */
export const startLocalPickup = (
	registry: Registry,
	collectableMethodIds: readonly string[],
): void => {
	const isPickupRate: IsPickupRate = ({ methodId }) => collectableMethodIds.includes(methodId);
	const packages = () => registry.select(shoppingStore).getCart().packages;
	const prefers = () => registry.select(checkoutStore).prefersCollection();
	const select = (rateId: string, packageId: number | string | null): void =>
		void registry.dispatch(shoppingStore).selectRate(rateId, packageId);

	/** Selects the same local pickup rate for every package. */
	const choosePickup = (): void => {
		const isDone = packages().every((pack) => {
			const chosen = chosenIn(pack);
			return chosen !== undefined && isPickupRate(chosen);
		});
		const rate = packages()
			.flatMap(({ rates }) => rates)
			.find(isPickupRate);
		if (rate && !isDone) {
			select(rate.rateId, null);
		}
	};

	/** True while shipping is preferred but has no rate yet: a shop may hide its rates until it knows the address. */
	let awaitsRates = false;

	const chooseDelivery = (): void => {
		awaitsRates = false;
		for (const pack of packages()) {
			const chosen = chosenIn(pack);
			const rate = pack.rates.find((candidate) => !isPickupRate(candidate));
			if (!rate) {
				awaitsRates = true;
			} else if (!chosen || isPickupRate(chosen)) {
				select(rate.rateId, pack.packageId);
			}
		}
	};

	/** True if the shop offers rates and none of them is local pickup any more. */
	const isImpossible = (): boolean =>
		packages().some(({ rates }) => rates.length > 0) &&
		!packages().some(({ rates }) => rates.some(isPickupRate));

	let preferred = prefers();
	const update = (): void => {
		if (prefers() && isImpossible()) {
			void registry.dispatch(checkoutStore).setPrefersCollection(false);
			return;
		}
		const isNew = prefers() !== preferred;
		preferred = prefers();
		if (preferred) {
			if (isNew) {
				choosePickup();
			}
		} else if (isNew || awaitsRates) {
			chooseDelivery();
		}
	};
	registry.subscribe(update, CHECKOUT_STORE_KEY);
	registry.subscribe(update, CART_STORE_KEY);
	update();
};
