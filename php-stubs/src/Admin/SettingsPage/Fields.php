<?php
/**
 * Fields of the settings page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Sections and fields of the cart and the checkout; those of session recording are in RecordingFields. */
final class Fields {
	private const REPLACE  = 'storefront_islands_replace';
	private const CHECKOUT = 'storefront_islands_checkout';

	/** Adds all sections and fields. */
	public function add(): void {
		$this->add_replace();
		$this->add_checkout();
		( new RecordingFields() )->add();
	}

	/** Adds the section about replacing WooCommerce's blocks. */
	private function add_replace(): void {
		add_settings_section( self::REPLACE, __( 'In place of WooCommerce’s blocks', 'storefront-islands' ), array( $this, 'print_replace' ), SettingsPage::PAGE );
		$settings = Settings::load();
		$cart     = new Field( Settings::OPTION, 'replace_cart' );
		add_settings_field(
			$cart->id(),
			__( 'Cart', 'storefront-islands' ),
			static function () use ( $cart, $settings ): void {
				Controls::checkbox( $cart, $settings->replaces_cart(), __( 'Show our cart where WooCommerce’s stands', 'storefront-islands' ), self::places( 'woocommerce/cart' ) );
			},
			SettingsPage::PAGE,
			self::REPLACE
		);
		$checkout = new Field( Settings::OPTION, 'replace_checkout' );
		add_settings_field(
			$checkout->id(),
			__( 'Checkout', 'storefront-islands' ),
			static function () use ( $checkout, $settings ): void {
				Controls::checkbox( $checkout, $settings->replaces_checkout(), __( 'Show our checkout where WooCommerce’s stands', 'storefront-islands' ), self::places( 'woocommerce/checkout' ) );
			},
			SettingsPage::PAGE,
			self::REPLACE
		);
		$for = new Field( Settings::OPTION, 'replace_for' );
		add_settings_field(
			$for->id(),
			__( 'Who sees them', 'storefront-islands' ),
			static function () use ( $for, $settings ): void {
				Controls::radios(
					$for,
					$settings->is_trial() ? Settings::FOR_MANAGERS : Settings::FOR_EVERYBODY,
					__( 'Who sees them', 'storefront-islands' ),
					array(
						Settings::FOR_EVERYBODY => __( 'Everybody', 'storefront-islands' ),
						Settings::FOR_MANAGERS  => __( 'Only those who manage the shop, to try them first', 'storefront-islands' ),
					),
					__( 'While it is only tried, shoppers go on seeing WooCommerce’s own. Orders that you place are real ones.', 'storefront-islands' )
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
			__( 'What was typed', 'storefront-islands' ),
			static function () use ( $draft, $settings ): void {
				Controls::checkbox(
					$draft,
					$settings->keeps_checkout_draft(),
					__( 'Keep addresses and note on the shopper’s device until the order is placed', 'storefront-islands' ),
					__( 'Nothing is lost by a reload. Switch it off where devices are shared, such as a till in a store: what a device holds already is then removed. Cards and passwords are never kept.', 'storefront-islands' )
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
					__( 'Keep room for express buttons until they have loaded', 'storefront-islands' ),
					__( 'For shops with Apple Pay, Google Pay and the like: nothing moves when the buttons come.', 'storefront-islands' )
				);
			},
			SettingsPage::PAGE,
			self::CHECKOUT
		);
	}

	/** Prints the description of the replacement section. */
	public function print_replace(): void {
		echo '<p>' . esc_html__( 'Our cart and checkout can answer wherever WooCommerce’s blocks stand. No page is changed: switch it off and WooCommerce’s own show again, as they were. In the editor they stay WooCommerce’s.', 'storefront-islands' ) . '</p>';
	}

	/**
	 * Returns the places where a block is used, as safe HTML.
	 *
	 * @param string $name Full name of the block.
	 */
	private static function places( string $name ): string {
		$links = array();
		foreach ( Placed::of( $name ) as $place ) {
			$links[] = '' === $place['url'] ? esc_html( $place['label'] ) : sprintf( '<a href="%s">%s</a>', esc_url( $place['url'] ), esc_html( $place['label'] ) );
		}
		return array() === $links
			? esc_html__( 'WooCommerce’s block stands nowhere in this shop now, so nothing changes.', 'storefront-islands' )
			/* translators: %s: list of pages and templates. */
			: sprintf( esc_html__( 'It stands here: %s.', 'storefront-islands' ), implode( ', ', $links ) );
	}
}
