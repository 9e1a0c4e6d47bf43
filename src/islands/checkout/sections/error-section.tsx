import { createElement, lazy, Suspense, useEffect, useRef } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../../domain/failure-notices';
import { validationStore } from '../../../stores/validation/contract';
import { useFailedAttempts } from '../use-failed-attempts';

/** Part of the chunk that places orders (stores/checkout/placing.ts): there are no errors before it is loaded. */
const ErrorSummary = lazy(() => import(/* webpackChunkName: "placing" */ '../parts/error-summary'));

/** Returns the first invalid field, or the first error notice if no field is invalid. */
const firstProblem = (screen: Element): HTMLElement | null =>
	screen.querySelector<HTMLElement>('[aria-invalid="true"]') ??
	screen.querySelector<HTMLElement>('.storefront-notice--error');

/** Focuses an invalid field or a notice. A notice is focusable by script only, not in the tab order. */
const focusProblem = (problem: HTMLElement): void => {
	if (!problem.hasAttribute('aria-invalid')) {
		problem.tabIndex = -1;
	}
	problem.focus();
};

/** After a failed order attempt, summarises the errors and focuses the first of them. */
export const ErrorSection = () => {
	const ref = useRef<HTMLDivElement>(null);
	const attempts = useFailedAttempts();
	const handledRef = useRef(0);
	const errors = useSelect((select) => select(validationStore).getValidationErrors(), []);
	const notices = useSelect(
		(select) =>
			Object.values(NOTICE_CONTEXTS)
				.flatMap((context) => select(noticesStore).getNotices(context))
				.filter(({ status }) => status === 'error').length,
		[],
	);
	// Errors may be added shortly after the attempt has ended.
	useEffect(() => {
		const screen = ref.current?.closest('.storefront-checkout');
		const problem = attempts > handledRef.current && screen ? firstProblem(screen) : null;
		if (problem) {
			handledRef.current = attempts;
			focusProblem(problem);
		}
	}, [attempts, errors, notices]);
	const problems = Object.entries(errors)
		.filter(([, { hidden }]) => !hidden)
		.map(([errorId, { message }]) => ({ errorId, message }));
	return (
		<div ref={ref} className="storefront-errors" role="alert">
			{attempts > 0 && problems.length > 0 && (
				<Suspense fallback={null}>
					<ErrorSummary problems={problems} />
				</Suspense>
			)}
		</div>
	);
};
