<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Compat\Classic\ClassicGateways;
use StorefrontIslands\Compat\Classic\ClassicHooks;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Section about what plugins have added to WooCommerce's classic cart and checkout. */
final class ClassicFields {
	private const SECTION = 'storefront_islands_classic';

	/** Actions of an order, which print nothing. */
	private const OF_ORDER = array( 'woocommerce_checkout_process', 'woocommerce_after_checkout_validation', 'woocommerce_checkout_create_order', 'woocommerce_checkout_update_order_meta', 'woocommerce_checkout_order_processed' );

	/** Adds the section and its field. */
	public function add(): void {
		add_settings_section( self::SECTION, __( 'Plugins for the classic cart and checkout', 'storefront-islands' ), '__return_empty_string', SettingsPage::PAGE );
		$field  = new Field( Settings::OPTION, 'classic_extensions' );
		$chosen = Settings::load()->classic_extensions();
		add_settings_field(
			$field->id(),
			__( 'Run them', 'storefront-islands' ),
			static function () use ( $field, $chosen ): void {
				Controls::radios(
					$field,
					$chosen,
					__( 'Run them', 'storefront-islands' ),
					array(
						Settings::AUTOMATIC => __( 'Where your page has the shortcode [woocommerce_cart] or [woocommerce_checkout]', 'storefront-islands' ),
						Settings::ON        => __( 'Always', 'storefront-islands' ),
						Settings::OFF       => __( 'Never', 'storefront-islands' ),
					),
					self::help()
				);
			},
			SettingsPage::PAGE,
			self::SECTION
		);
	}

	/** Returns what the setting does and whom it concerns, as safe HTML. */
	private static function help(): string {
		$plugins  = self::plugins();
		$gateways = array_map( static fn( \WC_Payment_Gateway $gateway ): string => wp_strip_all_tags( (string) $gateway->get_title() ), ClassicGateways::enabled() );
		$lines    = array(
			__( 'Shows what these plugins print by the hooks of the classic pages, sends their fields with the order, and offers payment methods that do not support blocks.', 'storefront-islands' ),
			array() === $plugins
				? __( 'No plugin uses these hooks here.', 'storefront-islands' )
				/* translators: %s: names of plugins and themes. */
				: sprintf( __( 'Use these hooks: %s.', 'storefront-islands' ), implode( ', ', $plugins ) ),
		);
		if ( array() !== $gateways ) {
			/* translators: %s: names of payment methods. */
			$lines[] = sprintf( __( 'Payment methods without support for blocks: %s.', 'storefront-islands' ), implode( ', ', $gateways ) );
		}
		return implode( '<br>', array_map( 'esc_html', $lines ) );
	}

	/**
	 * Returns the names of the plugins and themes that listen, each once.
	 *
	 * @return list<string>
	 */
	private static function plugins(): array {
		$names = array();
		foreach ( array_merge( array_keys( ClassicHooks::listened_to( 'cart' ) + ClassicHooks::listened_to( 'checkout' ) ), self::OF_ORDER ) as $action ) {
			foreach ( Listeners::of( $action ) as $listener ) {
				$names[] = $listener['source']->name();
			}
		}
		$names = array_values( array_unique( $names ) );
		sort( $names );
		return $names;
	}
}
