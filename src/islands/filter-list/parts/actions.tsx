import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../../../ui/class-names';

interface ApplyProps {
	/** Whether changes wait for it; else only visitors without script see it. */
	readonly isNeeded: boolean;
	/** Whether there is something to apply. */
	readonly isPending: boolean;
	readonly isLoading: boolean;
}

/** The form's button. A disabled one keeps the focus that it has. */
export const Apply = ({ isNeeded, isPending, isLoading }: ApplyProps) =>
	isNeeded ? (
		<button
			type="submit"
			className={classNames(
				'storefront-filter__apply wp-element-button wc-block-components-filter-submit-button',
				isLoading && 'is-loading',
			)}
			aria-disabled={!isPending}
		>
			<span aria-hidden="true">{__('Apply', 'storefront-islands')}</span>
			<span className="storefront-visually-hidden">{__('Apply filter', 'storefront-islands')}</span>
		</button>
	) : (
		<button
			type="submit"
			className="storefront-filter__apply storefront-filter__apply--without-script wp-element-button"
		>
			{__('Apply', 'storefront-islands')}
		</button>
	);

interface FailureProps {
	readonly message: string;
	readonly onRetry: () => void;
}

/** Says that the numbers are those from before, and offers another try. */
export const Failure = ({ message, onRetry }: FailureProps) => (
	<div className="storefront-filter-list__failure" role="alert">
		<p>{message}</p>
		<button type="button" className="storefront-filter-list__more" onClick={onRetry}>
			{__('Try again', 'storefront-islands')}
		</button>
	</div>
);
