import type { CartPort } from '../../api/port';
import type { CartData } from '../../domain/cart/data';
import type { CartIntent } from '../../domain/cart/intent';
import type { Failure } from '../../domain/failure';
import type { Result } from '../../domain/result';
import { mayHaveSucceeded } from '../../domain/failure';
import { success } from '../../domain/result';
import type { PageEvents } from '../page/events';
import type { Registry } from '../registry';
import type { ChangeTracker } from '../shopping/tracker';
import { cartStore } from './contract';
import type { CartAdapter } from './holder';
import { setPending, clearPending } from './marks';
import { isNoop } from './needless';
import { toApiError } from './response';

export interface MutateDependencies {
	readonly registry: Registry;
	readonly port: CartPort;
	readonly cartAdapter: CartAdapter;
	readonly tracker: ChangeTracker;
	readonly pageEvents: PageEvents;
	/** Called with each cart returned by a change in this tab. */
	readonly onConfirmed: (cart: CartData) => void;
	/** Reads the cart again. */
	readonly refresh: () => Promise<void>;
}

/** Cart that confirms the change; null for a no-op. */
export type MutationResult = Result<CartData | null, Failure>;

/** Sends one change and stores its result; `select` returns the part of the response to store. */
export type Mutate = (
	intent: CartIntent,
	select?: (cart: CartData) => Partial<CartData>,
) => Promise<MutationResult>;

const raiseBefore = (pageEvents: PageEvents, { type }: CartIntent): void => {
	if (type === 'add-item') {
		pageEvents.adding();
	}
};

const raiseAfter = (pageEvents: PageEvents, { type }: CartIntent): void => {
	if (type === 'add-item') {
		pageEvents.added();
	} else if (type === 'remove-item') {
		pageEvents.removed();
	}
};

const cartOf = (failure: Failure): CartData | null =>
	failure.kind === 'api' ? failure.cart : null;

/**
 * Runs every change of the cart: pending flag, projection, request, response. Pending flag and projection end
 * synchronously with storing the response, so that no intermediate state is rendered.
 */
export const createMutate =
	({
		registry,
		port,
		cartAdapter,
		tracker,
		pageEvents,
		onConfirmed,
		refresh,
	}: MutateDependencies): Mutate =>
	async (intent, select = (cart) => cart) => {
		if (isNoop(intent, cartAdapter.confirmed(), tracker.pending())) {
			return success(null);
		}
		const end = tracker.begin(intent);
		setPending(registry, intent);
		raiseBefore(pageEvents, intent);

		const result = await port.mutate(intent);

		end();
		if (result.ok) {
			cartAdapter.accept(intent);
		}
		const cart = result.ok ? result.value : cartOf(result.failure);
		if (cart) {
			cartAdapter.receive(select(cart), intent);
			onConfirmed(cart);
		}
		clearPending(registry, intent, tracker.pending());
		if (result.ok) {
			raiseAfter(pageEvents, intent);
			return result;
		}
		if (intent.type !== 'apply-coupon') {
			// The error of a coupon is shown at its field and must not look like an error of the cart
			// (woocommerce#42074).
			void registry.dispatch(cartStore).setErrorData(toApiError(result.failure));
		}
		if (mayHaveSucceeded(result.failure)) {
			void refresh();
		}
		return result;
	};
