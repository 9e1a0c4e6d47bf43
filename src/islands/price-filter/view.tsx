import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { PriceEnd } from '../../domain/catalogue/price';
import type { Currency } from '../../domain/money';
import { classNames } from '../../ui/class-names';
import type { DraftEvent } from './draft';
import type { PriceFilterModel } from './model';
import { FilterForm } from '../shared/filters/filter-form';
import { Actions } from './parts/actions';
import { Histogram } from './parts/histogram';
import { PriceInput } from './parts/price-input';
import { Slider } from './parts/slider';
import type { PriceFilterOptions } from './props';

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
const NAMES = { min: 'min_price', max: 'max_price' } as const;

/** Price filter as Views\Filters\PriceFilter prints it. */
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
					'storefront-price-filter__form wc-block-price-filter__controls wc-block-components-price-slider',
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
