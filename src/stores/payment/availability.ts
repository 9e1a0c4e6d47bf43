/** Asks payment methods whether they can pay: all at once, each by itself. */
import { messageOf, readCanPay } from '../../domain/payment/answer';
import type { CanPay } from '../../domain/payment/answer';
import type { Offers } from '../../domain/payment/offers';
import { areSettled, askAll, hasAnswered, noOffers, timeIsOver } from '../../domain/payment/offers';

/** How long a method may take before it is left out, in milliseconds; a later yes still adds it. */
export const ANSWER_PATIENCE = 5000;

/** Sets a timer and gives back how to stop it; milliseconds. */
export type SetTimer = (callback: () => void, delay: number) => () => void;

/** One method and its question, which may throw, reject or never answer. */
export interface Candidate {
	readonly name: string;
	readonly canPay: () => unknown;
}

interface AvailabilityDependencies {
	readonly setTimer: SetTimer;
	/** Hears how the methods stand, whenever that has changed. */
	readonly onChange: (offers: Offers) => void;
	readonly onError: (name: string, message: string) => void;
}

export interface Availability {
	/** Asks these methods, and forgets all others. Answers to earlier questions no longer count. */
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
