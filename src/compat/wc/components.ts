/** window.wc.blocksComponents: controls for plugins. */
import {
	Button,
	CheckboxControl,
	FormattedMonetaryAmount,
	Label,
	Panel,
	Spinner,
	StoreNotice,
	StoreNoticesContainer,
	TextInput,
	TotalsItem,
	TotalsWrapper,
	ValidatedTextInput,
	ValidationInputError,
} from '../components';

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
