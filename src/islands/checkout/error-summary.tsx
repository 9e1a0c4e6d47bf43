import { createElement, Fragment } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { errorElementId } from '../../ui/field-error';

export interface FieldProblem {
	/** Id of the field's error in the validation store. */
	readonly errorId: string;
	/** Plain text. */
	readonly message: string;
}

/** Returns the control of an error; null if it is not on the page. */
export const controlOf = (errorId: string): HTMLElement | null =>
	document.querySelector<HTMLElement>(
		`[aria-describedby~="${CSS.escape(errorElementId(errorId))}"]`,
	);

interface ErrorSummaryProps {
	readonly problems: readonly FieldProblem[];
}

/**
 * Summary of the errors for screen readers: their number, and a link to each field. It becomes visible while one of its
 * links has the focus.
 */
const ErrorSummary = ({ problems }: ErrorSummaryProps) => (
	<Fragment>
		<p>
			{sprintf(
				// translators: %d: number of fields.
				_n(
					'%d field needs your attention:',
					'%d fields need your attention:',
					problems.length,
					'storefront-islands',
				),
				problems.length,
			)}
		</p>
		<ul>
			{problems.map(({ errorId, message }) => (
				<li key={errorId}>
					<a
						href={`#${errorElementId(errorId)}`}
						onClick={(event) => {
							event.preventDefault();
							controlOf(errorId)?.focus();
						}}
					>
						{message}
					</a>
				</li>
			))}
		</ul>
	</Fragment>
);

export default ErrorSummary;
