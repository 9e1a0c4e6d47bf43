/** Stand-in for GoCardless's drop-in: the shopper agrees as soon as it opens. */
window.GoCardlessDropin = {
	create: ({ billingRequestFlowID, onSuccess }) => ({
		open: () =>
			Promise.resolve().then(() =>
				onSuccess(
					{ id: billingRequestFlowID.replace('BRF', 'BRQ'), status: 'fulfilled' },
					{ id: billingRequestFlowID },
				),
			),
		exit: () => undefined,
	}),
};
