/** Checks which payment methods are available: all in parallel, each independently. */
import { messageOf, readCanPay } from '../../domain/payment/answer';
import type { CanPay } from '../../domain/payment/answer';
import type { Offers } from '../../domain/payment/offers';
import { areSettled, askAll, hasAnswered, noOffers, timeIsOver } from '../../domain/payment/offers';

/** Time after which a method without a result is left out, in milliseconds; a later yes still adds it. */
export const ANSWER_PATIENCE = 5000;

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
	readonly ask: (candidates: readonly Candidate[]) => void;
	readonly stop: () => void;
}

const answerOf = async ({ canPay }: Candidate): Promise<CanPay> => {
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
	let cancelPatience = () => {};

	const become = (next: Offers): void => {
		offers = next;
		if (areSettled(offers)) {
			cancelPatience();
		}
		onChange(offers);
	};

	const askOne = async (candidate: Candidate, ofRound: number): Promise<void> => {
		const answer = await answerOf(candidate);
		if (ofRound !== round) {
			return;
		}
		if (answer.kind === 'error') {
			onError(candidate.name, answer.message);
		}
		become(hasAnswered(offers, candidate.name, answer.kind));
	};

	return {
		ask(candidates) {
			round += 1;
			cancelPatience();
			const names = candidates.map(({ name }) => name);
			cancelPatience = setTimer(() => become(timeIsOver(offers)), ANSWER_PATIENCE);
			become(askAll(offers, names));
			for (const candidate of candidates) {
				void askOne(candidate, round);
			}
		},
		stop() {
			round += 1;
			cancelPatience();
		},
	};
};
