/** Controls for plugins, under WooCommerce's names. */
export { Chip, RemovableChip } from './controls';
export { Button, CheckboxControl, Label, Panel, Spinner } from './controls';
export { CheckboxList, FormStep, SortSelect, Textarea, Title } from './forms';
export { StoreNotice, StoreNoticesContainer } from './notices';
export {
	RadioControl,
	RadioControlAccordion,
	RadioControlOption,
	RadioControlOptionLayout,
} from './radio';
export { ShippingRatesControlPackage } from './shipping-package';
export { TextInput } from './text-input';
export { FormattedMonetaryAmount, TotalsItem, TotalsWrapper } from './totals';
export { Subtotal, TotalsFees, TotalsTaxes } from './totals';
export { ValidatedCheckboxControl } from './forms';
export { ValidatedTextInput } from './text-input';
export { ValidationInputError } from './text-input';
