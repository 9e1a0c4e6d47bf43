/** CheckoutPort with outcomes that the test prepares, and an AttemptRecord without storage. */
import type { AttemptRecord, CheckoutPort } from '../../src/api/ports';
import type { OrderRequest, PlaceOutcome } from '../../src/domain/checkout/order';

export class FakeCheckoutPort implements CheckoutPort {
	/** All POST requests, in order. */
	readonly posts: { readonly request: OrderRequest; readonly key: string }[] = [];
	/** Keys of the order queries, in order. */
	readonly questions: string[] = [];
	private readonly outcomes: PlaceOutcome[] = [];

	/** Sets the next outcomes, of POST requests and order queries alike; without any, requests stay pending. */
	will(...outcomes: readonly PlaceOutcome[]): void {
		this.outcomes.push(...outcomes);
	}

	place(request: OrderRequest, key: string): Promise<PlaceOutcome> {
		this.posts.push({ request, key });
		return this.answer();
	}

	query(key: string): Promise<PlaceOutcome> {
		this.questions.push(key);
		return this.answer();
	}

	private answer(): Promise<PlaceOutcome> {
		const outcome = this.outcomes.shift();
		return outcome ? Promise.resolve(outcome) : new Promise(() => undefined);
	}
}

export class FakeAttemptRecord implements AttemptRecord {
	constructor(private key: string | null = null) {}

	openKey = (): string | null => this.key;

	begin = (key: string): void => {
		this.key = key;
	};

	end = (key: string): void => {
		if (this.key === key) {
			this.key = null;
		}
	};
}
