/** The controls that plugins draw with, in one chunk (index.tsx). */
export { Button, CheckboxControl, Label, Panel, Spinner } from './controls';
export { StoreNotice, StoreNoticesContainer } from './notices';
export { TextInput } from './text-input';
export { FormattedMonetaryAmount, TotalsItem, TotalsWrapper } from './totals';
export { ValidatedTextInput } from './validated-text-input';
