import { createElement, lazy, Suspense, useEffect, useRef } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../../domain/failure-notices';
import { validationStore } from '../../../stores/validation/contract';
import { useFailedAttempts } from '../use-failed-attempts';

/** Comes with what places orders (stores/checkout/placing.ts): nothing fails before. */
const ErrorSummary = lazy(() => import(/* webpackChunkName: "placing" */ '../parts/error-summary'));

/** What to lead the shopper to first: a field, or what is said where no field is wrong. */
const firstProblem = (screen: Element): HTMLElement | null =>
	screen.querySelector<HTMLElement>('[aria-invalid="true"]') ??
	screen.querySelector<HTMLElement>('.storefront-notice--error');

/** A notice can be led to, but is no stop on the way. */
const lead = (problem: HTMLElement): void => {
	if (!problem.hasAttribute('aria-invalid')) {
		problem.tabIndex = -1;
	}
	problem.focus();
};

/** Once an order could not be placed: says what is to be mended, and leads to the first of it. */
export const ErrorSection = () => {
	const ref = useRef<HTMLDivElement>(null);
	const attempts = useFailedAttempts();
	const attendedRef = useRef(0);
	const errors = useSelect((select) => select(validationStore).getValidationErrors(), []);
	const notices = useSelect(
		(select) =>
			Object.values(NOTICE_CONTEXTS)
				.flatMap((context) => select(noticesStore).getNotices(context))
				.filter(({ status }) => status === 'error').length,
		[],
	);
	// What is wrong may be said a moment after the attempt has ended.
	useEffect(() => {
		const screen = ref.current?.closest('.storefront-checkout');
		const problem = attempts > attendedRef.current && screen ? firstProblem(screen) : null;
		if (problem) {
			attendedRef.current = attempts;
			lead(problem);
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
