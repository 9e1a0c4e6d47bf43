/** Checks which payment methods are available: all in parallel, each independently. */
import { messageOf, readCanPay } from '../../../domain/checkout/payment/can-pay';
import type { CanPayResult } from '../../../domain/checkout/payment/can-pay';
import type { Offers } from '../../../domain/checkout/payment/availability';
import {
	areSettled,
	withAllPending,
	withVerdict,
	noOffers,
	withTimeout,
} from '../../../domain/checkout/payment/availability';
import { guard } from '../../shared/guard';

/** Time after which a method without a result is left out, in milliseconds; a later yes still adds it. */
const CAN_PAY_TIMEOUT = 5000;

/** Sets a timer in milliseconds and returns a function that cancels it. */
export type SetTimer = (callback: () => void, delay: number) => () => void;

/** Method and its check, which may throw, reject or never settle. */
export interface Candidate {
	readonly name: string;
	readonly canPay: () => unknown;
}

interface AvailabilityDependencies {
	readonly setTimer: SetTimer;
	/** Called with the state of the methods whenever it has changed. */
	readonly onChange: (offers: Offers) => void;
	readonly onError: (name: string, message: string) => void;
}

export interface Availability {
	/** Checks these methods and drops all others. Results of earlier checks are ignored. */
	readonly check: (candidates: readonly Candidate[]) => void;
	readonly stop: () => void;
}

const canPayOf = async ({ canPay }: Candidate): Promise<CanPayResult> => {
	try {
		return readCanPay(await canPay());
	} catch (thrown) {
		return { kind: 'error', message: messageOf(thrown) };
	}
};

export const createAvailability = ({
	setTimer,
	onChange,
	onError,
}: AvailabilityDependencies): Availability => {
	let offers = noOffers;
	let round = 0;
	let cancelTimeout = () => {};

	const update = (next: Offers): void => {
		offers = next;
		if (areSettled(offers)) {
			cancelTimeout();
		}
		guard(() => onChange(offers));
	};

	const checkOne = async (candidate: Candidate, ofRound: number): Promise<void> => {
		const result = await canPayOf(candidate);
		if (ofRound !== round) {
			return;
		}
		if (result.kind === 'error') {
			onError(candidate.name, result.message);
		}
		update(withVerdict(offers, candidate.name, result.kind));
	};

	return {
		check(candidates) {
			round += 1;
			cancelTimeout();
			const names = candidates.map(({ name }) => name);
			cancelTimeout = setTimer(() => update(withTimeout(offers)), CAN_PAY_TIMEOUT);
			update(withAllPending(offers, names));
			for (const candidate of candidates) {
				void checkOne(candidate, round);
			}
		},
		stop() {
			round += 1;
			cancelTimeout();
		},
	};
};
