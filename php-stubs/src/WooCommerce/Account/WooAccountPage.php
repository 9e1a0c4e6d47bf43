<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Account;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\AccountParts;
use StorefrontIslands\WooCommerce\Purchase\WooPurchase;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own hooks.

/**
 * WooCommerce's endpoints of the account, with its own templates, those of the theme, and all that plugins hook into
 * them. The plugin's own are the menu, the details of an order, and the form of an address (WooAccountAddress).
 */
final class WooAccountPage {
	/** Parts that WooCommerce prints by actions and that are replaced, by action. */
	private const REPLACED = array(
		'woocommerce_account_navigation' => 'woocommerce_account_navigation',
		'woocommerce_view_order'         => 'woocommerce_order_details_table',
	);

	/** Tables of the account whose columns have names. */
	private const COLUMNS = array( 'woocommerce_account_orders_columns', 'woocommerce_account_downloads_columns', 'woocommerce_account_payment_methods_columns' );

	private AccountParts $parts;

	public function __construct( AccountParts $parts ) {
		$this->parts = $parts;
	}

	/**
	 * Names columns that have none, for screen readers.
	 *
	 * @internal
	 * @param mixed $columns Names of a table's columns by id.
	 * @return mixed
	 */
	public static function name_columns( $columns ) {
		if ( ! is_array( $columns ) ) {
			return $columns;
		}
		return array_map(
			static function ( $name ) {
				return '&nbsp;' === $name ? __( 'Actions', 'storefront-islands' ) : $name;
			},
			$columns
		);
	}

	/** Returns the page; empty if the shop has none. */
	public function html(): string {
		if ( wc_get_page_id( 'myaccount' ) < 1 ) {
			return '';
		}
		$own     = array(
			'woocommerce_account_navigation' => array( $this, 'print_menu' ),
			'woocommerce_view_order'         => array( $this, 'print_order' ),
		);
		$address = new WooAccountAddress( $this->parts );
		$cards   = new WooSavedCards( $this->parts );
		$places  = array();
		foreach ( self::REPLACED as $action => $part ) {
			$priority = has_action( $action, $part );
			if ( is_int( $priority ) ) {
				remove_action( $action, $part, $priority );
				add_action( $action, $own[ $action ], $priority );
				$places[ $action ] = $priority;
			}
		}
		foreach ( self::COLUMNS as $filter ) {
			add_filter( $filter, array( self::class, 'name_columns' ), PHP_INT_MAX );
		}
		$address->start();
		$cards->start();
		try {
			return \WC_Shortcodes::my_account( array() );
		} finally {
			$address->stop();
			$cards->stop();
			foreach ( self::COLUMNS as $filter ) {
				remove_filter( $filter, array( self::class, 'name_columns' ), PHP_INT_MAX );
			}
			foreach ( $places as $action => $priority ) {
				remove_action( $action, $own[ $action ], $priority );
				add_action( $action, self::REPLACED[ $action ], $priority );
			}
		}
	}

	/**
	 * Prints the menu, with the actions that WooCommerce's template has around it.
	 *
	 * @internal
	 */
	public function print_menu(): void {
		do_action( 'woocommerce_before_account_navigation' );
		$items = array();
		foreach ( wc_get_account_menu_items() as $endpoint => $label ) {
			$items[] = array(
				'label'      => Text::decode( is_string( $label ) ? $label : '' ),
				'url'        => wc_get_account_endpoint_url( (string) $endpoint ),
				'class'      => wc_get_account_menu_item_classes( (string) $endpoint ),
				'is_current' => wc_is_current_account_menu_item( (string) $endpoint ),
			);
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The view encodes every text and address.
		echo $this->parts->menu( $items );
		do_action( 'woocommerce_after_account_navigation' );
	}

	/**
	 * Prints the details of an order that the customer may see, as WooCommerce has checked.
	 *
	 * @internal
	 * @param mixed $order_id Id of the order.
	 */
	public function print_order( $order_id ): void {
		$order = wc_get_order( is_numeric( $order_id ) ? (int) $order_id : 0 );
		if ( $order instanceof \WC_Order ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The view encodes every text and address.
			echo $this->parts->order( WooPurchase::details( $order ) );
		}
	}
}
