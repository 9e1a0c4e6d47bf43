/** One tab with a checkout: the state machine, the port and the record of the open attempt are the real ones. */
import { aBillingAddress, aShippingAddress } from '../fixtures/builders';
import { createFakeApiFetch, type Network } from '../fakes/api-fetch';
import { FakeEnvironment } from '../fakes/environment';
import type { Simulation } from '../fakes/simulation';
import { createAttemptRecord } from '../../src/api';
import { createCheckoutPort } from '../../src/api/checkout/port';
import type { AttemptRecord, CheckoutPort } from '../../src/api/ports';
import type {
	CheckoutEffect,
	CheckoutEvent,
	MachineState,
} from '../../src/domain/checkout/machine/state';
import { initialState } from '../../src/domain/checkout/machine/state';
import { step } from '../../src/domain/checkout/machine/step';
import { viewStateOf } from '../../src/domain/checkout/machine/view-state';
import type { OrderRequest, PlaceOutcome } from '../../src/domain/checkout/order';

const REQUEST: OrderRequest = {
	billingAddress: aBillingAddress(),
	shippingAddress: aShippingAddress(),
	customerNote: '',
	createAccount: false,
	customerPassword: '',
	payment: { method: 'card', data: [] },
	extensions: {},
	additionalFields: {},
	expectedTotal: '1000',
};

export type AttemptStorage = Parameters<typeof createAttemptRecord>[0];

export interface TabPlan {
	readonly simulation: Simulation;
	/** null where the browser blocks it. */
	readonly storage: NonNullable<AttemptStorage> | null;
	readonly network: (environment: FakeEnvironment) => {
		readonly post: Network;
		readonly fetch: typeof window.fetch;
	};
	readonly createKey: () => string;
	/** Called with each text or page that the shopper sees. */
	readonly onTold: (tab: OrderTab, told: string) => void;
}

export class OrderTab {
	state: MachineState = initialState;
	/** Kind of the last message, code of the refusal, or URL of the order; empty if nothing was said. */
	told = '';
	/** Key of the POST that was sent last. */
	lastKey = '';
	isClosed = false;
	/** Keys that were sent and of which no response has told the outcome. */
	readonly unresolved = new Set<string>();
	/** Number of orders that this tab began while the outcome of an earlier one was unknown to it. */
	newOrdersUnderDoubt = 0;
	readonly environment: FakeEnvironment;
	private readonly record: AttemptRecord;
	private readonly port: CheckoutPort;
	private cancelWake = (): void => undefined;

	constructor(
		private readonly plan: TabPlan,
		inherited: Iterable<string> = [],
	) {
		const { simulation, storage, network } = plan;
		this.environment = new FakeEnvironment(simulation);
		const { post, fetch } = network(this.environment);
		this.record = createAttemptRecord(storage, () => simulation.now);
		this.port = createCheckoutPort({
			apiFetch: createFakeApiFetch(post),
			root: 'https://shop.example/wp-json/',
			environment: this.environment,
			fetch,
		});
		this.environment.onOnline(() => this.dispatch({ type: 'online' }));
		const open = this.record.openKey();
		if (open !== null) {
			[...inherited].filter((key) => key === open).forEach((key) => this.unresolved.add(key));
			this.dispatch({ type: 'attempt-found', key: open });
		}
	}

	press(): void {
		const openAttempt = this.record.openKey();
		this.dispatch({ type: 'submitted', shownTotal: '1000', openAttempt });
		const isAsked = openAttempt === null || this.state.phase.name !== 'settling';
		this.newOrdersUnderDoubt += isAsked ? 0 : 1;
	}

	checkAgain(): void {
		this.dispatch({ type: 'asked-again' });
	}

	get wait() {
		return viewStateOf(this.state).wait;
	}

	get isComplete(): boolean {
		return this.state.phase.name === 'complete';
	}

	dispatch(event: CheckoutEvent): void {
		if (this.isClosed) {
			return;
		}
		const [state, effects] = step(this.state, event);
		this.state = state;
		effects.forEach((effect) => this.run(effect));
	}

	private tell(told: string): void {
		this.told = told;
		this.plan.onTold(this, told);
	}

	private run(effect: CheckoutEffect): void {
		const { simulation, createKey } = this.plan;
		const { waitId } = { waitId: 0, ...effect };
		const soon = (event: CheckoutEvent): void =>
			void simulation.after(simulation.between(1, 300), () => this.dispatch(event));
		switch (effect.type) {
			case 'settle':
				return soon({
					type: 'settled',
					waitId,
					total: '1000',
					needsPayment: true,
					refusal: '',
					newKey: createKey(),
				});
			case 'observe':
				return soon({
					type: 'observed',
					waitId,
					responses: [],
					hasFieldErrors: false,
					errorIsShown: this.told !== '',
				});
			case 'place':
				this.newOrdersUnderDoubt += this.unresolved.size > 0 ? 1 : 0;
				this.record.begin(effect.key, REQUEST);
				return this.send(waitId, effect.key, this.port.place(REQUEST, effect.key));
			case 'place-again':
				return this.send(waitId, effect.key, this.port.place(REQUEST, effect.key));
			case 'query':
				return this.hear(waitId, effect.key, this.port.query(effect.key));
			case 'wake':
				this.cancelWake();
				this.cancelWake = simulation.after(effect.after, () =>
					this.dispatch({ type: 'woke', waitId }),
				);
				return;
			case 'end-attempt':
				return this.record.end(effect.key);
			case 'withdraw-notices':
				this.told = '';
				return;
			case 'notify':
				return this.tell(
					effect.notice.message.kind === 'ordered'
						? `ordered ${String(effect.notice.message.orderId)}`
						: effect.notice.message.kind,
				);
			case 'notify-failure':
				return this.tell(effect.failure.kind === 'api' ? effect.failure.code : 'connection');
			case 'redirect':
				return this.tell(effect.url);
			case 'cart-ordered':
			case 'choose-method':
			case 'store-response':
			case 'store-refusal':
			case 'receive-cart':
			case 'set-addresses':
			case 'set-field-errors':
			case 'set-payment-data':
			case 'show-field-errors':
				return undefined;
		}
	}

	private send(waitId: number, key: string, outcome: Promise<PlaceOutcome>): void {
		this.lastKey = key;
		this.hear(waitId, key, outcome);
		this.unresolved.add(key);
	}

	private hear(waitId: number, key: string, answer: Promise<PlaceOutcome>): void {
		void answer.then((outcome) => {
			if (!['unreachable', 'running', 'uncertain'].includes(outcome.kind)) {
				this.unresolved.delete(key);
			}
			this.dispatch({ type: 'responded', waitId, outcome });
		});
	}
}
