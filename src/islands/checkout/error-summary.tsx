import { useSelect } from '@wordpress/data';
import { createElement, useLayoutEffect, useState } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { htmlToText } from '../../domain/html/text';
import { validationStore } from '../../stores/checkout/validation';
import type { ValidationState } from '../../stores/checkout/validation';
import { errorElementId } from '../../ui/fields/field-error';
import { moveFocus } from '../../ui/focus';

/** Error that is displayed at its field. */
interface FieldProblem {
	/** Id of the element that shows the error. */
	readonly id: string;
	readonly message: string;
	/** The field; the error itself where its field is out of reach, as in a gateway's frame; null without either. */
	readonly place: HTMLElement | null;
}

const placeOf = (id: string): HTMLElement | null =>
	[...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].find((field) =>
		field.getAttribute('aria-describedby')?.split(' ').includes(id),
	) ?? document.getElementById(id);

const isBefore = ({ place: one }: FieldProblem, { place: other }: FieldProblem): boolean =>
	!other || (!!one && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0);

/** Returns the displayed errors in page order. Their fields must have been drawn. */
const problemsOf = (errors: ValidationState): readonly FieldProblem[] =>
	Object.entries(errors)
		.filter(([, { hidden }]) => !hidden)
		.map(([errorId, { message }]) => {
			const id = errorElementId(errorId);
			// Plugins draw theirs in a place of their own, as HTML and by the id of the error.
			return { id, message: htmlToText(message), place: placeOf(id) ?? placeOf(errorId) };
		})
		.sort((one, other) => (isBefore(one, other) ? -1 : 1));

const inWords = (count: number): string =>
	sprintf(
		// translators: %d: number of fields.
		_n(
			'%d field needs your attention:',
			'%d fields need your attention:',
			count,
			'storefront-islands',
		),
		count,
	);

interface ErrorSummaryProps {
	/** Called once shown, with the number of fields in words. */
	readonly onShown: (text: string) => void;
}

/** Links to the fields that are still in error after an attempt to order. */
const ErrorSummary = ({ onShown }: ErrorSummaryProps) => {
	const errors = useSelect((select) => select(validationStore).getValidationErrors(), []);
	const [problems, setProblems] = useState(() => problemsOf(errors));
	const [text] = useState(inWords(problems.length));
	useLayoutEffect(() => setProblems(problemsOf(errors)), [errors]);
	useLayoutEffect(() => onShown(text), [onShown, text]);
	return (
		<ul>
			{problems.map(({ id, message, place }) => (
				<li key={id}>
					<button
						type="button"
						className="storefront-link-button"
						onClick={() => place && moveFocus(place)}
					>
						{message}
					</button>
				</li>
			))}
		</ul>
	);
};

export default ErrorSummary;
