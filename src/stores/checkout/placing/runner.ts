/** Runs the checkout's state machine: updates the stores with its view state and runs its effects. */
import type { AttemptRecord, CheckoutPort } from '../../../api/ports';
import { readCurrency } from '../../../domain/cart/read';
import { initialState } from '../../../domain/checkout/machine/state';
import type { CheckoutEffect, CheckoutEvent } from '../../../domain/checkout/machine/state';
import { step } from '../../../domain/checkout/machine/step';
import { viewStateOf } from '../../../domain/checkout/machine/view-state';
import { paymentLimitOf } from '../../../domain/checkout/payment-limit';
import type { MachineViewState } from '../../../domain/checkout/machine/view-state';
import type { CheckoutEventName, FieldError } from '../../../domain/checkout/observer';
import type {
	CheckoutNotice,
	OrderRequest,
	PaymentData,
	PlaceOutcome,
} from '../../../domain/checkout/order';
import type { Failure } from '../../../domain/failure/failure';
import { htmlToText } from '../../../domain/html/text';
import { safeUrl } from '../../../domain/html/url';
import { cartStore } from '../../cart/store/contract';
import { toCartResponse } from '../../cart/store/response';
import { checkoutStore } from '../store/contract';
import type { AfterProcessingData, Runner } from '../contract';
import type { Observers } from '../store/events';
import { paymentStore } from '../payment/contract';
import { guard } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import { shoppingStore } from '../../cart/shopping/contract';
import { validationStore } from '../validation';
import { notifyFailure, messageText } from './failure-notices';
import type { NoticeBoard } from './notice-board';
import { callObservers } from './settle';

export interface RunnerDependencies {
	readonly registry: Registry;
	readonly port: CheckoutPort;
	readonly record: AttemptRecord;
	readonly observers: Pick<Observers, 'of'>;
	readonly board: NoticeBoard;
	/**
	 * Waits until all typed and changed data is saved by the shop.
	 *
	 * @param stopsAtErrors True if it does not wait for the shop while fields have errors.
	 */
	readonly settle: (stopsAtErrors: boolean) => Promise<void>;
	/** Shows at the fields why the shop refused the order. */
	readonly refuse: (failure: Failure) => void;
	/** Shows the errors that an observer has found, at their fields. */
	readonly setFieldErrors: (errors: Readonly<Record<string, FieldError>>) => void;
	/**
	 * Builds the order.
	 *
	 * @param shownTotal Minor units as a string.
	 * @param paymentData What the payment plugin returned; null for the data of the chosen method.
	 */
	readonly buildOrder: (shownTotal: string, paymentData: PaymentData | null) => OrderRequest;
	/** Creates a unique key for an attempt. */
	readonly createKey: () => string;
	/** Calls the callback once after this number of milliseconds, unless the returned function is called before. */
	readonly after: (milliseconds: number, callback: () => void) => () => void;
	/** Navigates to an http(s) or relative URL. */
	readonly leaveFor: (url: string) => void;
	/** Called with unexpected errors. */
	readonly report: (error: unknown) => void;
}

export const createRunner = ({
	registry,
	port,
	record,
	observers,
	board,
	settle,
	refuse,
	setFieldErrors,
	buildOrder,
	createKey,
	after,
	leaveFor,
	report,
}: RunnerDependencies): Runner => {
	const checkout = () => registry.dispatch(checkoutStore);
	const payment = () => registry.dispatch(paymentStore);
	let state = initialState;
	let shown: MachineViewState = viewStateOf(state);
	let sent: OrderRequest | null = null;
	let cancelWake = (): void => undefined;
	/** Resolves the last check of the form. */
	let answer: (isRight: boolean) => void = () => undefined;
	const events: CheckoutEvent[] = [];

	const show = (): void => {
		const viewState = viewStateOf(state);
		const { paymentStatus, ...rest } = viewState;
		if (JSON.stringify(viewState) !== JSON.stringify(shown)) {
			const statusBefore = shown.paymentStatus;
			shown = viewState;
			if (paymentStatus !== statusBefore) {
				void payment().setPaymentStatus(paymentStatus);
			}
			void checkout().showViewState(rest);
		}
	};

	const notify = ({ id, context, status, message, isDismissible }: CheckoutNotice): void => {
		const { totals, items } = registry.select(cartStore).getCartData();
		const text = messageText(message, readCurrency(totals), items.length === 0);
		const takeBack = board.raise({ id, context, status, text, isDismissible });
		if (message.kind === 'not-settled') {
			// Removes the notice once the changes have been saved.
			void settle(false).then(takeBack);
		}
	};

	/** Data for checkout_success and checkout_fail observers; the others get an empty object. */
	const dataFor = (event: CheckoutEventName): AfterProcessingData | object => {
		if (event === 'checkout_validation' || event === 'payment_setup') {
			return {};
		}
		const store = registry.select(checkoutStore);
		return {
			redirectUrl: store.getRedirectUrl(),
			orderId: store.getOrderId(),
			customerId: store.getCustomerId(),
			orderNotes: store.getOrderNotes(),
			processingResponse: registry.select(paymentStore).getPaymentResult(),
		};
	};

	const observe = async (waitId: number, event: CheckoutEventName): Promise<void> => {
		const responses = await callObservers(observers.of(event), event, dataFor(event), report);
		dispatch({
			type: 'observed',
			waitId,
			responses,
			hasFieldErrors: registry.select(validationStore).hasValidationErrors(),
			errorIsShown: board.hasNewError(),
		});
	};

	/** Why the shop takes no order of this cart, which is read again in case it does by now; empty if it does. */
	const refusalOfCart = async (): Promise<string> => {
		const errors = () => registry.select(cartStore).getCartData().errors;
		if (errors().length > 0) {
			await registry.dispatch(shoppingStore).refresh();
		}
		return errors()
			.map(({ message }) => htmlToText(message))
			.join(' ');
	};

	const settleTotals = async (waitId: number): Promise<void> => {
		// The errors are shown next; those of fields do not concern an express payment, which brings its own address.
		await settle(state.phase.name === 'settling' && !state.express).catch(report);
		const refusal = await refusalOfCart();
		// If settling has changed the total, the shopper has not seen it: the state machine compares it with the total
		// at the time of the click.
		const { totals, needsPayment } = registry.select(cartStore).getCartData();
		dispatch({
			type: 'settled',
			waitId,
			total: totals.total_price,
			needsPayment,
			refusal,
			newKey: createKey(),
		});
	};

	const dispatchOutcome = async (waitId: number, outcome: Promise<PlaceOutcome>): Promise<void> => {
		dispatch({ type: 'responded', waitId, outcome: await outcome });
	};

	const storeOrder = (orderId: number, redirectUrl: string): void => {
		void checkout().receiveOrder(orderId, redirectUrl);
	};

	const run = (effect: CheckoutEffect): void => {
		switch (effect.type) {
			case 'settle':
				return void settleTotals(effect.waitId);
			case 'observe':
				return void observe(effect.waitId, effect.event);
			case 'place':
				sent = buildOrder(effect.shownTotal, effect.paymentData);
				record.begin(effect.key, sent);
				return void dispatchOutcome(effect.waitId, port.place(sent, effect.key));
			case 'place-again':
				return void (sent && dispatchOutcome(effect.waitId, port.place(sent, effect.key)));
			case 'query':
				return void dispatchOutcome(effect.waitId, port.query(effect.key));
			case 'wake':
				cancelWake();
				cancelWake = after(effect.after, () => dispatch({ type: 'woke', waitId: effect.waitId }));
				return;
			case 'end-attempt':
				sent = null;
				return record.end(effect.key);
			case 'notify':
				return notify(effect.notice);
			case 'notify-failure':
				refuse(effect.failure);
				void checkout().showViewState({ limit: paymentLimitOf(effect.failure) });
				return notifyFailure(registry, board, effect.failure);
			case 'withdraw-notices':
				void checkout().showViewState({ limit: undefined });
				return board.withdraw();
			case 'set-field-errors':
				return setFieldErrors(effect.errors);
			case 'show-field-errors':
				return void registry.dispatch(validationStore).showAllValidationErrors();
			case 'set-addresses':
				if (effect.billing) {
					void registry.dispatch(cartStore).setBillingAddress(effect.billing);
				}
				if (effect.shipping) {
					void registry.dispatch(cartStore).setShippingAddress(effect.shipping);
				}
				return;
			case 'set-payment-data':
				return void payment().__internalSetPaymentMethodData(effect.data);
			case 'store-response': {
				const { response: order } = effect;
				storeOrder(order.orderId, order.payment.redirectUrl);
				if (order.customerId > 0) {
					void checkout().__internalSetCustomerId(order.customerId);
				}
				return void payment().__internalSetPaymentResult(order.payment);
			}
			case 'cart-ordered':
				return void registry.dispatch(shoppingStore).cartWasOrdered(true);
			case 'store-refusal':
				storeOrder(0, '');
				return void payment().__internalSetPaymentResult({
					message: effect.message,
					paymentStatus: 'not set',
					redirectUrl: '',
					paymentDetails: {},
				});
			case 'receive-cart':
				return void registry.dispatch(cartStore).receiveCart(toCartResponse(effect.cart));
			case 'choose-method': {
				const { method, paymentMethodData } = effect.choice;
				return void payment().__internalSetActivePaymentMethod(method, paymentMethodData);
			}
			case 'redirect': {
				const url = safeUrl(effect.url);
				if (url !== '') {
					void checkout().__internalSetRedirectUrl(url);
					leaveFor(url);
				}
				return;
			}
		}
	};

	/** Handles events sequentially, because updating a store may make a plugin call back synchronously. */
	const dispatch = (event: CheckoutEvent): void => {
		events.push(event);
		if (events.length > 1) {
			return;
		}
		for (let current = events[0]; current; current = events[0]) {
			const [next, effects] = step(state, current);
			state = next;
			// A subscriber that throws must prevent neither the effects nor the events behind.
			guard(show, report);
			effects.forEach((effect) => guard(() => run(effect), report));
			events.shift();
		}
		if (!state.isCheck) {
			answer(state.phase.name === 'idle' && !state.hasError);
		}
	};

	const validate = (shownTotal: string): Promise<boolean> =>
		new Promise((resolve) => {
			if (state.phase.name !== 'idle') {
				resolve(false);
				return;
			}
			answer = resolve;
			dispatch({ type: 'check-asked', shownTotal, openAttempt: record.openKey() });
		});

	return { dispatch, validate, state: () => state };
};
