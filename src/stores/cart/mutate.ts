import type { CartPort } from '../../api/port';
import type { CartData } from '../../domain/cart/data';
import type { CartIntent } from '../../domain/cart/intent';
import type { Failure } from '../../domain/failure';
import type { Result } from '../../domain/result';
import { leavesDoubt } from '../../domain/failure';
import { success } from '../../domain/result';
import type { PageEvents } from '../page/events';
import type { Registry } from '../registry';
import type { ChangeTracker } from '../shopping/tracker';
import { cartStore } from './contract';
import type { CartHolder } from './holder';
import { markBegin, markEnd } from './marks';
import { isNeedless } from './needless';
import { toApiError } from './response';

export interface MutateDependencies {
	readonly registry: Registry;
	readonly port: CartPort;
	readonly holder: CartHolder;
	readonly tracker: ChangeTracker;
	readonly pageEvents: PageEvents;
	/** Hears every cart that a change of this tab brought. */
	readonly onConfirmed: (cart: CartData) => void;
	/** Reads the cart anew. */
	readonly refresh: () => Promise<void>;
}

/** The cart that confirms the change; null where there was nothing to change. */
export type MutationResult = Result<CartData | null, Failure>;

/** Sends one change and takes what comes of it; `select` says what of the answer is wanted. */
export type Mutate = (
	intent: CartIntent,
	select?: (answer: CartData) => Partial<CartData>,
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

const answerOf = (failure: Failure): CartData | null =>
	failure.kind === 'api' ? failure.cart : null;

/**
 * Every change of the cart goes through here: its mark, its projection, its request, its answer. Mark and projection
 * end in the same turn in which the answer is taken, so that no state in between is ever shown.
 */
export const createMutate =
	({
		registry,
		port,
		holder,
		tracker,
		pageEvents,
		onConfirmed,
		refresh,
	}: MutateDependencies): Mutate =>
	async (intent, select = (answer) => answer) => {
		if (isNeedless(intent, holder.confirmed(), tracker.underWay())) {
			return success(null);
		}
		const end = tracker.begin(intent);
		markBegin(registry, intent);
		raiseBefore(pageEvents, intent);

		const result = await port.mutate(intent);

		end();
		if (result.ok) {
			holder.accept(intent);
		}
		const answer = result.ok ? result.value : answerOf(result.failure);
		if (answer) {
			holder.take(select(answer), intent);
			onConfirmed(answer);
		}
		markEnd(registry, intent, tracker.underWay());
		if (result.ok) {
			raiseAfter(pageEvents, intent);
			return result;
		}
		if (intent.type !== 'apply-coupon') {
			// A coupon's error stands by its field and must not look like an error of the cart (woocommerce#42074).
			void registry.dispatch(cartStore).setErrorData(toApiError(result.failure));
		}
		if (leavesDoubt(result.failure)) {
			void refresh();
		}
		return result;
	};
