import { createElement, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import icons from '../../../../data/icons.json';
import type { PaymentLimit as Limit } from '../../../domain/checkout/payment-limit';
import { drawChallenge } from '../../../stores/checkout/placing/challenge';
import { Icon } from '../../../ui/icon';

/** Minutes and seconds, such as 9:05; hours too if there are any. */
const clock = (seconds: number): string =>
	[
		...(seconds >= 3600 ? [Math.floor(seconds / 3600)] : []),
		Math.floor((seconds % 3600) / 60),
		seconds % 60,
	]
		.map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0')))
		.join(':');

/** Longest time that is counted down, in seconds. */
const LONGEST = 86_400;

/** Seconds left, counted by the clock, as browsers slow the timers of hidden pages down. */
const useSecondsLeft = (seconds: number): number => {
	const [left, setLeft] = useState(seconds);
	useEffect(() => {
		const end = Date.now() + seconds * 1000;
		const timer = setInterval(() => {
			const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
			setLeft(now);
			if (now === 0) {
				clearInterval(timer);
			}
		}, 1000);
		return () => clearInterval(timer);
	}, [seconds]);
	return left;
};

interface Props {
	readonly limit: Limit;
}

/**
 * Countdown until a payment may be tried again. The button stays usable: other payment methods have no limit. Screen
 * readers hear the notice with the time to wait and the end, not every second.
 */
const PaymentLimit = ({ limit }: Props) => {
	const left = useSecondsLeft(Math.min(Math.ceil(limit.retryAfter), LONGEST));
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		drawChallenge(limit.challenge, ref.current);
	}, [limit]);
	return (
		<div className="storefront-notice storefront-notice--warning">
			<Icon path={icons.alert} />
			<div>
				{left > 0 ? (
					<p aria-hidden="true">
						{sprintf(
							// translators: %s: minutes and seconds, such as 9:05.
							__('You can try this payment again in %s.', 'storefront-islands'),
							clock(left),
						)}
					</p>
				) : (
					<p>{__('You can try this payment again now.', 'storefront-islands')}</p>
				)}
				<div ref={ref} />
			</div>
		</div>
	);
};

export default PaymentLimit;
