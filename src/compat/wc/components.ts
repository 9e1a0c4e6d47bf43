/** window.wc.blocksComponents: controls for plugins. */
import { Button, CheckboxControl, Label, Panel, Spinner } from '../components/controls';
import { StoreNotice, StoreNoticesContainer } from '../components/notices';
import { TextInput } from '../components/text-input';
import { FormattedMonetaryAmount, TotalsItem, TotalsWrapper } from '../components/totals';
import { ValidatedTextInput } from '../components/validated-text-input';
import { ValidationInputError } from '../components/validation-input-error';

export const blocksComponents: Record<string, unknown> = {
	Button,
	CheckboxControl,
	FormattedMonetaryAmount,
	Label,
	NoticeBanner: StoreNotice,
	Panel,
	Spinner,
	StoreNotice,
	StoreNoticesContainer,
	TextInput,
	TotalsItem,
	TotalsWrapper,
	ValidatedTextInput,
	ValidationInputError,
};
