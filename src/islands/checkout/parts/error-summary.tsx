import { createElement, Fragment } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { errorElementId } from '../../../ui/field-error';

export interface FieldProblem {
	/** Of the field in the validation store. */
	readonly errorId: string;
	/** Text. */
	readonly message: string;
}

/** The control that an error is shown at; null where none is on the page. */
export const controlOf = (errorId: string): HTMLElement | null =>
	document.querySelector<HTMLElement>(
		`[aria-describedby~="${CSS.escape(errorElementId(errorId))}"]`,
	);

interface ErrorSummaryProps {
	readonly problems: readonly FieldProblem[];
}

/**
 * What is to be mended, for those who do not see it at the fields: how much, and a way to each. It shows itself where
 * one of its links has the focus.
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
