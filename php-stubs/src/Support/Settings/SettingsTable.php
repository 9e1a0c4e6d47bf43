<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Settings;

defined( 'ABSPATH' ) || exit;

/** All settings of the option of Settings, in the order of the settings page. A new setting is a row here, read by a method of Settings. */
final class SettingsTable {
	/** Range of the numbers of declines. */
	private const LEAST_DECLINES = 2;
	private const MOST_DECLINES  = 1000;

	/**
	 * Returns the fields by the names of the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function fields(): array {
		return array(
			'replace_cart'            => Field::checkbox(
				'replace',
				false,
				static fn(): array => array(
					'title' => __( 'Cart', 'storefront-islands' ),
					'label' => __( 'Replace WooCommerce’s cart block', 'storefront-islands' ),
				)
			),
			'replace_checkout'        => Field::checkbox(
				'replace',
				false,
				static fn(): array => array(
					'title' => __( 'Checkout', 'storefront-islands' ),
					'label' => __( 'Replace WooCommerce’s checkout block', 'storefront-islands' ),
				)
			),
			'replace_for'             => Field::choice(
				Field::RADIOS,
				'replace',
				array( Settings::FOR_EVERYBODY, Settings::FOR_MANAGERS ),
				static fn(): array => array(
					'title'   => __( 'Visible to', 'storefront-islands' ),
					'choices' => array( __( 'Everybody', 'storefront-islands' ), __( 'Shop managers only, for testing', 'storefront-islands' ) ),
					'help'    => __( 'While you test, shoppers still see WooCommerce’s blocks. Orders that you place are real orders.', 'storefront-islands' ),
				)
			),
			'keep_checkout_draft'     => Field::checkbox(
				'checkout',
				true,
				static fn(): array => array(
					'title' => __( 'Saved form data', 'storefront-islands' ),
					'label' => __( 'Save addresses and order note on the shopper’s device until the order is placed', 'storefront-islands' ),
					'help'  => __( 'What shoppers have typed is still there after a reload. Switch this off where devices are shared, such as a till in a store: data already saved on a device is then removed. Cards and passwords are never saved.', 'storefront-islands' ),
				)
			),
			'expects_express_buttons' => Field::checkbox(
				'checkout',
				false,
				static fn(): array => array(
					'title' => __( 'Express payment', 'storefront-islands' ),
					'label' => __( 'Reserve space for express payment buttons while they load', 'storefront-islands' ),
					'help'  => __( 'For shops with Apple Pay, Google Pay and similar methods: the page does not shift when the buttons appear.', 'storefront-islands' ),
				)
			),
			'classic_extensions'      => Field::choice(
				Field::RADIOS,
				'classic',
				array( Settings::AUTOMATIC, Settings::ON, Settings::OFF ),
				static fn(): array => array(
					'title'   => __( 'Run them', 'storefront-islands' ),
					'choices' => array( __( 'Where your page has the shortcode [woocommerce_cart] or [woocommerce_checkout]', 'storefront-islands' ), __( 'Always', 'storefront-islands' ), __( 'Never', 'storefront-islands' ) ),
					'help'    => __( 'Shows what these plugins print by the hooks of the classic pages, sends their fields with the order, and offers payment methods that do not support blocks.', 'storefront-islands' ),
				)
			),
			'light_pages'             => Field::checkbox(
				'light_pages',
				false,
				static fn(): array => array(
					'title' => __( 'Scripts', 'storefront-islands' ),
					'label' => __( 'Leave out WooCommerce’s classic scripts where nothing needs them', 'storefront-islands' ),
					'help'  => __( 'Each page is looked at when it is finished: a script stays where an element of the page, another script or code in the page needs it, and all of them stay where that cannot be told. Empty your page cache after a change.', 'storefront-islands' ),
				)
			),
			'limit_payments'          => Field::checkbox(
				'payment_limits',
				true,
				static fn(): array => array(
					'title' => __( 'Declined payments', 'storefront-islands' ),
					'label' => __( 'Limit declined payments', 'storefront-islands' ),
					'help'  => __( 'Where too many payments are declined, the next ones have to wait, through whatever form or app they come. Customers who have paid before are not affected by others.', 'storefront-islands' ),
				)
			),
			'declines_of_visitor'     => Field::number(
				'payment_limits',
				6,
				self::LEAST_DECLINES,
				self::MOST_DECLINES,
				static fn(): array => array(
					'title' => __( 'By one shopper', 'storefront-islands' ),
					'help'  => __( 'Declined payments within 10 minutes, then the shopper has to wait.', 'storefront-islands' ),
				)
			),
			'declines_of_network'     => Field::number(
				'payment_limits',
				15,
				self::LEAST_DECLINES,
				self::MOST_DECLINES,
				static fn(): array => array(
					'title' => __( 'From one network', 'storefront-islands' ),
					'help'  => __( 'Declined payments within an hour from neighbouring addresses. Each payment that succeeds allows two more.', 'storefront-islands' ),
				)
			),
			'declines_of_shop'        => Field::number(
				'payment_limits',
				12,
				self::LEAST_DECLINES,
				self::MOST_DECLINES,
				static fn(): array => array(
					'title' => __( 'In the whole shop', 'storefront-islands' ),
					'help'  => __( 'Declined payments within an hour from which the shop is on guard, or three times as many as usual. Three payments that succeed allow one more. On guard, only shoppers who have opened a checkout can pay, and few of them may be declined.', 'storefront-islands' ),
				)
			),
			'mail_alerts'             => Field::checkbox(
				'payment_limits',
				true,
				static fn(): array => array(
					'title' => __( 'E-mail', 'storefront-islands' ),
					'label' => __( 'Send an e-mail to the site’s administrator when the shop is on guard', 'storefront-islands' ),
					'help'  => __( 'At most one a day.', 'storefront-islands' ),
				)
			),
		);
	}
}
