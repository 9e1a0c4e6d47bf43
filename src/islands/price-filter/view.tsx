/** Price filter as Catalogue\Filters\PriceFilter prints it, and its placeholder. */
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import names from '../../../data/filter-arguments.json';
import type { PriceEnd } from '../../domain/catalogue/price';
import type { Currency } from '../../domain/support/money';
import { classNames } from '../../ui/class-names';
import { ApplyButton, FilterForm } from '../shared/catalogue/filter-form';
import { useOwnStyle } from './own-style';
import type { DraftEvent } from './draft';
import type { HistogramModel, PriceFilterModel } from './model';
import type { PriceFilterOptions } from './props';
import { PriceInput } from './price-input';
import { Slider } from './slider';

interface ActionsProps {
	/** Id of the form that the reset button submits without JavaScript. */
	readonly resetForm: string;
	/** True if changes are applied with the Apply button, otherwise it is shown without JavaScript only. */
	readonly hasApply: boolean;
	readonly canApply: boolean;
	readonly canReset: boolean;
	readonly isLoading: boolean;
	readonly onReset: () => void;
}

/**
 * Reset and Apply buttons. When disabled they keep the focus, and remain submit buttons of their forms, so that they
 * work without JavaScript.
 */
const Actions = ({ canReset, ...props }: ActionsProps) => (
	<div className="storefront-price-filter__actions">
		<button
			type="submit"
			form={props.resetForm}
			className={classNames('storefront-price-filter__reset', props.isLoading && 'is-loading')}
			aria-disabled={props.isLoading || !canReset}
			onClick={(event) => {
				event.preventDefault();
				if (canReset && !props.isLoading) {
					props.onReset();
				}
			}}
		>
			<span aria-hidden="true">{__('Reset', 'storefront-islands')}</span>
			<span className="storefront-visually-hidden">{__('Reset filter', 'storefront-islands')}</span>
		</button>
		<ApplyButton {...props} isNeeded={props.hasApply} />
	</div>
);

/**
 * Histogram along the slider. It is decorative: slider and inputs provide the values as text. Without bars it takes no
 * space, but is mounted, so that bars grow when they appear.
 */
const Histogram = ({ bars, start, end }: HistogramModel) => {
	const style = useOwnStyle();
	return (
		<div
			className={classNames('storefront-price-filter__histogram', bars.length === 0 && 'is-empty')}
			style={style({ marginInlineStart: `${String(start)}%`, marginInlineEnd: `${String(end)}%` })}
			aria-hidden="true"
		>
			{bars.map(({ percent, isChosen }, index) => (
				<span
					key={index}
					className={classNames('storefront-price-filter__bar', isChosen && 'is-chosen')}
					style={style({ blockSize: `${String(percent)}%` })}
				/>
			))}
		</div>
	);
};

interface PriceFilterViewProps {
	readonly options: PriceFilterOptions;
	readonly currency: Currency;
	readonly model: PriceFilterModel;
	/** True while products or bounds are loading. */
	readonly isLoading: boolean;
	readonly dispatch: (event: DraftEvent) => void;
	readonly applyNow: () => void;
}

/** Query arguments by end. */
const NAMES = { min: names.plain.minPrice, max: names.plain.maxPrice } as const;

export const PriceFilterView = ({
	options,
	currency,
	model,
	isLoading,
	dispatch,
	applyNow,
}: PriceFilterViewProps) => {
	const { id, form } = options;
	const messageId = `${id}-error`;
	const message = model.error ?? model.note;
	const input = (end: PriceEnd, label: string) => (
		<PriceInput
			{...currency}
			{...model.slider}
			{...model.inputs[end]}
			id={`${id}-${end}`}
			name={NAMES[end]}
			label={label}
			describedBy={model.inputs[end].isInvalid || model.note !== null ? messageId : undefined}
			onChange={(text) => dispatch({ type: 'typed', end, text })}
			onBlur={() => dispatch({ type: 'left', end })}
		/>
	);
	const resetForm = `${id}-reset`;
	return (
		<Fragment>
			<FilterForm
				form={form}
				className={classNames(
					'storefront-price-filter__form',
					options.showInputFields && options.inlineInput && 'is-inline',
				)}
				onSubmit={applyNow}
			>
				<div className="storefront-price-filter__track">
					{model.histogram && <Histogram {...model.histogram} />}
					<Slider
						{...model.slider}
						names={options.showInputFields ? null : NAMES}
						onMove={(end, to) => dispatch({ type: 'moved', end, to })}
					/>
				</div>
				{options.showInputFields ? (
					<div className="storefront-price-filter__inputs">
						{input('min', __('Minimum price', 'storefront-islands'))}
						{input('max', __('Maximum price', 'storefront-islands'))}
					</div>
				) : (
					<p className="storefront-price-filter__amounts">{model.amounts}</p>
				)}
				{message !== null && (
					<p className="storefront-price-filter__error" id={messageId} role="alert">
						{message}
					</p>
				)}
				<Actions
					{...model}
					resetForm={resetForm}
					hasApply={options.showFilterButton}
					isLoading={isLoading}
					onReset={() => dispatch({ type: 'reset' })}
				/>
			</FilterForm>
			<FilterForm form={form} id={resetForm} onSubmit={() => dispatch({ type: 'reset' })} />
		</Fragment>
	);
};

/** Placeholder for the slider and its inputs while the prices are loading. */
export const Placeholder = () => (
	<div className="storefront-price-filter__placeholder">
		<span className="storefront-visually-hidden">{__('Loading…', 'storefront-islands')}</span>
	</div>
);
