<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Sections and fields of the cart and the checkout; those of session recording are in RecordingFields, those
 * of classic extensions in ClassicFields, those of declined payments in PaymentLimitFields.
 */
final class Fields {
	private const REPLACE  = 'storefront_islands_replace';
	private const CHECKOUT = 'storefront_islands_checkout';

	/** Adds all sections and fields. */
	public function add(): void {
		$this->add_replace();
		$this->add_checkout();
		( new ClassicFields() )->add();
		( new PaymentLimitFields() )->add();
		( new RecordingFields() )->add();
	}

	/** Adds the section about replacing WooCommerce's blocks. */
	private function add_replace(): void {
		add_settings_section( self::REPLACE, __( 'Your cart and checkout pages', 'storefront-islands' ), array( $this, 'print_replace' ), SettingsPage::PAGE );
		$settings = Settings::load();
		$cart     = new Field( Settings::OPTION, 'replace_cart' );
		add_settings_field(
			$cart->id(),
			__( 'Cart', 'storefront-islands' ),
			static function () use ( $cart, $settings ): void {
				Controls::checkbox( $cart, $settings->replaces_cart(), __( 'Replace WooCommerce’s cart block', 'storefront-islands' ), self::places( 'woocommerce/cart' ) );
			},
			SettingsPage::PAGE,
			self::REPLACE
		);
		$checkout = new Field( Settings::OPTION, 'replace_checkout' );
		add_settings_field(
			$checkout->id(),
			__( 'Checkout', 'storefront-islands' ),
			static function () use ( $checkout, $settings ): void {
				Controls::checkbox( $checkout, $settings->replaces_checkout(), __( 'Replace WooCommerce’s checkout block', 'storefront-islands' ), self::places( 'woocommerce/checkout' ) );
			},
			SettingsPage::PAGE,
			self::REPLACE
		);
		$for = new Field( Settings::OPTION, 'replace_for' );
		add_settings_field(
			$for->id(),
			__( 'Visible to', 'storefront-islands' ),
			static function () use ( $for, $settings ): void {
				Controls::radios(
					$for,
					$settings->is_trial() ? Settings::FOR_MANAGERS : Settings::FOR_EVERYBODY,
					__( 'Visible to', 'storefront-islands' ),
					array(
						Settings::FOR_EVERYBODY => __( 'Everybody', 'storefront-islands' ),
						Settings::FOR_MANAGERS  => __( 'Shop managers only, for testing', 'storefront-islands' ),
					),
					__( 'While you test, shoppers still see WooCommerce’s blocks. Orders that you place are real orders.', 'storefront-islands' )
				);
			},
			SettingsPage::PAGE,
			self::REPLACE
		);
	}

	/** Adds the section about the checkout. */
	private function add_checkout(): void {
		add_settings_section( self::CHECKOUT, __( 'Checkout', 'storefront-islands' ), '__return_empty_string', SettingsPage::PAGE );
		$settings = Settings::load();
		$draft    = new Field( Settings::OPTION, 'keep_checkout_draft' );
		add_settings_field(
			$draft->id(),
			__( 'Saved form data', 'storefront-islands' ),
			static function () use ( $draft, $settings ): void {
				Controls::checkbox(
					$draft,
					$settings->keeps_checkout_draft(),
					__( 'Save addresses and order note on the shopper’s device until the order is placed', 'storefront-islands' ),
					__( 'What shoppers have typed is still there after a reload. Switch this off where devices are shared, such as a till in a store: data already saved on a device is then removed. Cards and passwords are never saved.', 'storefront-islands' )
				);
			},
			SettingsPage::PAGE,
			self::CHECKOUT
		);
		$express = new Field( Settings::OPTION, 'expects_express_buttons' );
		add_settings_field(
			$express->id(),
			__( 'Express payment', 'storefront-islands' ),
			static function () use ( $express, $settings ): void {
				Controls::checkbox(
					$express,
					$settings->expects_express_buttons(),
					__( 'Reserve space for express payment buttons while they load', 'storefront-islands' ),
					__( 'For shops with Apple Pay, Google Pay and similar methods: the page does not shift when the buttons appear.', 'storefront-islands' )
				);
			},
			SettingsPage::PAGE,
			self::CHECKOUT
		);
	}

	/** Prints the description of the replacement section. */
	public function print_replace(): void {
		echo '<p>' . esc_html__( 'Shoppers can get the cart and checkout of Storefront Islands on the pages that you already have. No page is changed: switch this off and WooCommerce’s blocks show again as before. In the editor you still edit WooCommerce’s blocks; what you set there counts here too.', 'storefront-islands' ) . '</p>';
	}

	/**
	 * Returns the places where a block is used and what is not carried over from each, as safe HTML.
	 *
	 * @param string $name Full name of the block.
	 */
	private static function places( string $name ): string {
		$links = array();
		$lost  = '';
		foreach ( BlockUsage::of( $name ) as $place ) {
			if ( array() !== $place['lost'] ) {
				/* translators: 1: a page or template, 2: list of settings. */
				$lost .= '<br>' . sprintf( esc_html__( 'Not carried over from %1$s: %2$s.', 'storefront-islands' ), esc_html( $place['label'] ), esc_html( implode( ', ', $place['lost'] ) ) );
			}
			$links[] = '' === $place['url'] ? esc_html( $place['label'] ) : sprintf( '<a href="%s">%s</a>', esc_url( $place['url'] ), esc_html( $place['label'] ) );
		}
		return array() === $links
			? esc_html__( 'WooCommerce’s block is not used in this shop at present, so nothing changes.', 'storefront-islands' )
			/* translators: %s: list of pages and templates. */
			: sprintf( esc_html__( 'Used on: %s.', 'storefront-islands' ), implode( ', ', $links ) ) . $lost;
	}
}
