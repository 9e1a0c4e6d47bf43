import type { Failure } from '../../domain/failure/failure';
import { CART_STORE_KEY, cartStore } from '../cart/contract';
import type { UnpushedAddress } from '../cart/contract';
import type { Registry } from '../shared/registry';
import type { Mutate } from './mutate';

/** Pause before an address is pushed, in milliseconds (docs/behaviour.md#address-updates). */
export const ADDRESS_PUSH_PAUSE = 1500;

/** Pushes typed addresses to the shop (docs/behaviour.md#address-updates). */
export interface AddressPush {
	/** Pushes immediately and lets responses change the fields again, because focus has left them. */
	flush(): Promise<void>;
	/** Restarts a running pause: a key was pressed, which need not change the data to push. */
	prolong(): void;
}

export interface AddressPushDependencies {
	readonly registry: Registry;
	readonly mutate: Mutate;
	/** True if the field (billing_city, shipping_postcode …) has a validation error. */
	readonly isInvalid: (fieldId: string) => boolean;
	/** Called with the result of each push; null for success. */
	readonly onOutcome: (failure: Failure | null) => void;
}

/** Returns the values due for pushing that have not been changed since. */
const stillDue = (due: object, changed: object): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(due).filter(([field, value]) => Reflect.get(changed, field) === value),
	);

const isEmpty = ({ shipping, billing }: UnpushedAddress): boolean =>
	Object.keys(shipping).length === 0 && Object.keys(billing).length === 0;

export const startAddressPush = ({
	registry,
	mutate,
	isInvalid,
	onOutcome,
}: AddressPushDependencies): AddressPush => {
	const pending = () => registry.select(cartStore).getUnpushedAddress();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let scheduledFor = JSON.stringify(pending());
	let due = pending();
	let pushing: Promise<void> | null = null;

	const hasInvalidField = ({ shipping, billing }: UnpushedAddress): boolean =>
		Object.keys(shipping).some((field) => isInvalid(`shipping_${field}`)) ||
		Object.keys(billing).some((field) => isInvalid(`billing_${field}`));

	const send = async (): Promise<void> => {
		const changed = pending();
		const shipping = stillDue(due.shipping, changed.shipping);
		const billing = stillDue(due.billing, changed.billing);
		if (isEmpty({ shipping, billing }) || hasInvalidField(changed)) {
			return;
		}
		void registry.dispatch(cartStore).addressLeaves(shipping, billing);
		const result = await mutate({
			type: 'update-customer',
			shippingAddress: Object.keys(shipping).length > 0 ? shipping : null,
			billingAddress: Object.keys(billing).length > 0 ? billing : null,
		});
		onOutcome(result.ok ? null : result.failure);
	};

	const cancelPause = (): void => {
		clearTimeout(timer);
		timer = undefined;
	};

	const startPause = (): void => {
		cancelPause();
		timer = setTimeout(() => void push(), ADDRESS_PUSH_PAUSE);
	};

	/**
	 * Pushes are sequential. A waiting push uses the values at the time it was requested: values typed since then wait
	 * for their own pause.
	 */
	const push = async (): Promise<void> => {
		cancelPause();
		due = pending();
		await pushing;
		pushing ??= send().finally(() => {
			pushing = null;
		});
		await pushing;
	};

	registry.subscribe(() => {
		const changed = pending();
		const signature = JSON.stringify(changed);
		if (signature === scheduledFor) {
			return;
		}
		scheduledFor = signature;
		cancelPause();
		if (!isEmpty(changed)) {
			startPause();
		}
	}, CART_STORE_KEY);

	return {
		flush: () => {
			void registry.dispatch(cartStore).releaseAddressFields();
			return push();
		},
		prolong: () => {
			if (timer !== undefined) {
				startPause();
			}
		},
	};
};
