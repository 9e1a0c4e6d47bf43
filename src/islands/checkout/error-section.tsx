import { useSelect } from '@wordpress/data';
import { createElement, useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { checkoutStore } from '../../stores/checkout/store/contract';
import { validationStore } from '../../stores/checkout/validation';
import { moveFocus } from '../../ui/focus';
import { lazyPart } from '../../ui/lazy-part';

/** Part of the chunk that places orders (src/stores/checkout/placing.ts): there are no errors before it is loaded. */
const ErrorSummary = lazyPart(() => import(/* webpackChunkName: "placing" */ './error-summary'));

/**
 * Returns the first invalid field, otherwise the first error notice, otherwise the list's first error: one that a plugin
 * has set without a field of its own, such as a pickup point that is not chosen.
 */
const firstProblem = (screen: Element): HTMLElement | null =>
	screen.querySelector<HTMLElement>('[aria-invalid="true"]') ??
	screen.querySelector<HTMLElement>('.storefront-notice--error') ??
	screen.querySelector<HTMLElement>('.storefront-errors button');

/**
 * After a failed order attempt, lists the fields in error and focuses the first of them. Their number is said, that of
 * the attempt until all are mended: a mended field does not make screen readers read the others again. With the last of
 * them the list is over: a field that is in error later keeps nobody from leaving it.
 */
export const ErrorSection = () => {
	const ref = useRef<HTMLDivElement>(null);
	const { isIdle, hasError, count, notices } = useSelect((select) => {
		const checkout = select(checkoutStore);
		return {
			isIdle: checkout.isIdle(),
			hasError: checkout.hasError(),
			count: Object.values(select(validationStore).getValidationErrors()).filter(
				({ hidden }) => !hidden,
			).length,
			notices: Object.values(NOTICE_CONTEXTS)
				.flatMap((context) => select(noticesStore).getNotices(context))
				.filter(({ status }) => status === 'error').length,
		};
	}, []);
	const [attempt, setAttempt] = useState<'none' | 'under way' | 'failed'>('none');
	/** The number in words; empty until the list is shown. */
	const [said, setSaid] = useState('');
	const focusFirst = useCallback((): boolean => {
		const screen = ref.current?.closest('.storefront-checkout');
		const problem = screen && firstProblem(screen);
		if (problem) {
			moveFocus(problem);
		}
		return !!problem;
	}, []);
	// Errors may be added shortly after the attempt has ended.
	useEffect(() => {
		if (!isIdle) {
			setAttempt('under way');
			setSaid('');
		} else if (hasError && attempt === 'under way' && (focusFirst() || count > 0)) {
			setAttempt('failed');
		} else if (attempt === 'failed' && count === 0) {
			setAttempt('none');
		}
	}, [isIdle, hasError, attempt, count, notices, focusFirst]);
	const onShown = useCallback(
		(words: string) => {
			setSaid(words);
			// The list has moved what is below it.
			focusFirst();
		},
		[focusFirst],
	);
	const isShown = attempt === 'failed' && count > 0;
	return (
		<div ref={ref} className="storefront-errors">
			<p role="status">{isShown && said}</p>
			{isShown && <ErrorSummary onShown={onShown} />}
		</div>
	);
};
